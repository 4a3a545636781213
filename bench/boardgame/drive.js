// Plays many tables at full speed, two sockets each, and prints what it measured as JSON:
// `node drive.js boardgame|sengoku URL TABLES SECONDS [changes]`. The next decision of a table is sent when
// both of its sockets have seen the one before. Theirs are sent whole states, ours whole views, or with
// `changes` what changed, of which each socket makes the whole.

const { io } = require("socket.io-client");
const WebSocket = require("ws");

const [, , kind, url, tables, seconds, changes] = process.argv;

async function post(path, body, token) {
  const headers = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json();
}

class Theirs {
  async open() {
    this.id = (await post("/games/cards/create", { numPlayers: 2 })).matchID;
    this.lines = [];
    for (const seat of ["0", "1"]) {
      const joined = await post(`/games/cards/${this.id}/join`, { playerID: seat, playerName: seat });
      const line = io(`${url}/cards`, { transports: ["websocket"], forceNew: true });
      await new Promise((ready) => line.on("connect", ready));
      line.key = joined.playerCredentials;
      line.on("update", (_, state) => this.seen(seat, state));
      const first = new Promise((ready) => line.once("sync", (_, found) => ready(found.state)));
      line.emit("sync", this.id, seat, line.key, 2);
      this.state = await first;
      this.lines.push(line);
    }
  }

  // Draw from one of the three piles in turn; then lay what one has most of, or discard.
  move(done) {
    this.done = done;
    this.missing = 2;
    const { G, ctx, _stateID } = this.state;
    const seat = ctx.currentPlayer;
    const line = this.lines[Number(seat)];
    let [type, args] = ["draw", [_stateID % 3]];
    if (G.drawn) {
      [type, args] = _stateID % 3 ? ["lay", [this.hands[seat][0], 1]] : ["discard", [0, 0]];
    }
    const payload = { type, args, playerID: seat, credentials: line.key };
    line.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.id, seat);
  }

  hands = {};

  seen(seat, state) {
    const hand = state.G.players[seat].hand;
    if (!Array.isArray(hand)) throw new Error("a hand is hidden from its own seat");
    this.hands[seat] = hand;
    this.state = state;
    if (this.done && --this.missing === 0) this.done();
  }

  close() {
    for (const line of this.lines) line.close();
  }
}

function change(view, { question, sets, splices }) {
  const at = (path) => path.slice(0, -1).reduce((part, step) => part[step], view);
  view.question = question;
  for (const [path, value] of sets) at(path)[path.at(-1)] = value;
  for (const [path, start, gone, come] of splices) at(path)[path.at(-1)].splice(start, gone, ...come);
}

class Ours {
  static token;

  async open() {
    const table = { game: "glory", seats: [{ kind: "mine" }, { kind: "mine" }], listed: true };
    Ours.token ??= (await post("/api/bots", { name: "Bench" })).token;
    this.id = (await post("/api/tables", table, Ours.token)).table.id;
    await post(`/api/tables/${this.id}/start`, {}, Ours.token);
    this.lines = [];
    for (const seat of [0, 1]) {
      const query = `seat=${seat}&changes=${changes === "changes"}`;
      const address = `${url.replace("http", "ws")}/api/tables/${this.id}/socket?${query}`;
      const headers = { authorization: `Bearer ${Ours.token}` };
      const line = new WebSocket(address, { headers, perMessageDeflate: false });
      const first = new Promise((ready) => (this.ready = ready));
      line.on("message", (text) => this.seen(seat, JSON.parse(text)));
      await first;
      this.lines.push(line);
    }
  }

  // Any option, another one each time; it counts when it is acknowledged and both have seen it.
  move(done) {
    this.done = done;
    this.missing = 3;
    const { version, waiting } = this.present;
    const option = version % this.options;
    this.lines[waiting[0]].send(JSON.stringify({ type: "move", id: "m", version, option }));
  }

  views = {};

  seen(seat, message) {
    if (message.type === "refused") throw new Error(JSON.stringify(message));
    if (message.type === "present" || message.type === "changed") {
      if (message.type === "present") this.views[seat] = message.view;
      else change(this.views[seat], message);
      this.present = message;
      if (message.asked) this.options = this.views[seat].question.options.length;
      this.ready?.();
    } else if (message.type !== "done") return;
    if (this.done && --this.missing === 0) this.done(message);
  }

  over() {
    return this.present.result !== null;
  }

  close() {
    for (const line of this.lines) line.terminate();
  }
}

async function main() {
  const all = [];
  for (let left = Number(tables); left; left--) {
    const table = kind === "sengoku" ? new Ours() : new Theirs();
    await table.open();
    all.push(table);
  }
  const times = [];
  console.log("begin");
  const began = performance.now();
  const end = began + 1000 * Number(seconds);
  async function play(table) {
    while (performance.now() < end && !table.over?.()) {
      const sent = performance.now();
      await new Promise((done) => table.move(done));
      times.push(performance.now() - sent);
    }
  }
  await Promise.all(all.map(play));
  const wall = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const share = (part) => times[Math.floor(times.length * part)];
  console.log(JSON.stringify({ moves: times.length, wall, median: share(0.5), slow: share(0.95) }));
  for (const table of all) table.close();
  process.exit(0);
}

main();
