// boardgame.io as it comes: everything in memory. `node server.js PORT`

const { Server, Origins } = require("boardgame.io/server");
const { Cards } = require("./game.js");

Server({ games: [Cards], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
