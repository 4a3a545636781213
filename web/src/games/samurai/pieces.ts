// Made from what the games declare by `make schema`; do not edit.
export const PIECES = {
  card: [
    {"id": "helmet_2", "counts_for": ["helmet"], "value": 2, "copies": {"sam_321": 1, "sam_222": 1, "sam_231": 1}},
    {"id": "helmet_3", "counts_for": ["helmet"], "value": 3, "copies": {"sam_321": 1, "sam_222": 1, "sam_231": 1}},
    {"id": "helmet_4", "counts_for": ["helmet"], "value": 4, "copies": {"sam_321": 1, "sam_222": 1, "sam_231": 1}},
    {"id": "buddha_2", "counts_for": ["buddha"], "value": 2, "copies": {"sam_321": 1, "sam_222": 1, "sam_231": 1}},
    {"id": "buddha_3", "counts_for": ["buddha"], "value": 3, "copies": {"sam_321": 1, "sam_222": 1, "sam_231": 1}},
    {"id": "buddha_4", "counts_for": ["buddha"], "value": 4, "copies": {"sam_321": 1, "sam_222": 1, "sam_231": 1}},
    {"id": "rice_2", "counts_for": ["rice"], "value": 2, "copies": {"sam_321": 1, "sam_222": 1, "sam_231": 1}},
    {"id": "rice_3", "counts_for": ["rice"], "value": 3, "copies": {"sam_321": 1, "sam_222": 1, "sam_231": 1}},
    {"id": "rice_4", "counts_for": ["rice"], "value": 4, "copies": {"sam_321": 1, "sam_222": 1, "sam_231": 1}},
    {"id": "samurai_1", "counts_for": ["helmet", "buddha", "rice"], "value": 1, "copies": {"sam_321": 3, "sam_222": 2, "sam_231": 2}},
    {"id": "samurai_2", "counts_for": ["helmet", "buddha", "rice"], "value": 2, "copies": {"sam_321": 2, "sam_222": 2, "sam_231": 3}},
    {"id": "samurai_3", "counts_for": ["helmet", "buddha", "rice"], "value": 3, "copies": {"sam_321": 1, "sam_222": 2, "sam_231": 1}},
  ],
  symbol: [
    {"id": "helmet", "shape": "triangle"},
    {"id": "buddha", "shape": "circle"},
    {"id": "rice", "shape": "square"},
  ],
  village: [
    {"id": "v_h", "symbols": ["helmet"], "copies": {"v_even": 5}},
    {"id": "v_b", "symbols": ["buddha"], "copies": {"v_even": 5}},
    {"id": "v_r", "symbols": ["rice"], "copies": {"v_even": 5}},
    {"id": "v_hb", "symbols": ["helmet", "buddha"], "copies": {"v_even": 9}},
    {"id": "v_hr", "symbols": ["helmet", "rice"], "copies": {"v_even": 9}},
    {"id": "v_br", "symbols": ["buddha", "rice"], "copies": {"v_even": 9}},
    {"id": "v_hbr", "symbols": ["helmet", "buddha", "rice"], "copies": {"v_even": 2}},
  ],
};

export const NUMBERS = {
  stones: {"2": 10, "3": 16, "4": 16},
  hand_size: 5,
  set_size: 15,
  removed: {"2": [], "3": [], "4": ["samurai_1", "samurai_2"]},
  village_totals: {"1": 15, "2": 27, "3": 2},
};
