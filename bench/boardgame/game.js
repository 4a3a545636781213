// A card game about as large as Call to Glory with two seats: 90 cards of nine kinds, hands of seven,
// two piles to draw from, rows of laid cards; a decision draws, the next one lays or discards.

const KINDS = 9;
const COPIES = 10;
const HAND = 7;

function setup({ ctx, random }) {
  const deck = random.Shuffle(Array.from({ length: KINDS * COPIES }, (_, card) => card % KINDS));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    players[seat] = { hand: deck.splice(0, HAND), rows: Array(KINDS).fill(0) };
  }
  return { deck, discard: [[deck.pop()], [deck.pop()]], players, score: Array(ctx.numPlayers).fill(0), drawn: false };
}

function draw({ G, random, playerID }, pile) {
  if (G.drawn || !(pile >= 0 && pile <= 2)) return "INVALID_MOVE";
  if (!G.deck.length) G.deck = random.Shuffle(G.discard.flatMap((cards) => cards.splice(0)));
  const from = pile && G.discard[pile - 1].length ? G.discard[pile - 1] : G.deck;
  G.players[playerID].hand.push(from.pop());
  G.drawn = true;
}

function lay({ G, events, playerID }, kind, count) {
  const { hand, rows } = G.players[playerID];
  if (!G.drawn || count < 1 || hand.filter((card) => card === kind).length < count) return "INVALID_MOVE";
  for (let left = count; left; left--) hand.splice(hand.indexOf(kind), 1);
  rows[kind] += count;
  G.score[playerID] += count;
  G.drawn = false;
  events.endTurn();
}

function discard({ G, events, playerID }, place, pile) {
  const { hand } = G.players[playerID];
  if (!G.drawn || !(place < hand.length) || !G.discard[pile]) return "INVALID_MOVE";
  G.discard[pile].push(hand.splice(place, 1)[0]);
  G.drawn = false;
  events.endTurn();
}

// Each seat gets its own hand, and of everything else what lies open.
function playerView({ G, playerID }) {
  const players = {};
  for (const [seat, { hand, rows }] of Object.entries(G.players)) {
    players[seat] = { hand: seat === playerID ? hand : hand.length, rows };
  }
  return { ...G, deck: G.deck.length, discard: G.discard, players };
}

module.exports = { Cards: { name: "cards", setup, moves: { draw, lay, discard }, playerView } };
