// Made from what the games declare by `make schema`; do not edit.
export const PIECES = {
  character: [
    {"id": "emperor", "value": 6, "dots": 0},
    {"id": "empress", "value": 7, "dots": 0},
    {"id": "daimyo", "value": 8, "dots": 0},
    {"id": "shogun", "value": 9, "dots": 0},
    {"id": "samurai", "value": 12, "dots": 3},
    {"id": "ninja", "value": 14, "dots": 3},
    {"id": "envoy", "value": 16, "dots": 3},
    {"id": "monk", "value": 18, "dots": 0},
    {"id": "farmer", "value": 20, "dots": 0},
  ],
  order: [
    {"id": "order_a_emperor", "stack": "a", "character": "emperor"},
    {"id": "order_a_empress", "stack": "a", "character": "empress"},
    {"id": "order_a_daimyo", "stack": "a", "character": "daimyo"},
    {"id": "order_a_shogun", "stack": "a", "character": "shogun"},
    {"id": "order_b_shogun", "stack": "b", "character": "shogun"},
    {"id": "order_b_samurai", "stack": "b", "character": "samurai"},
    {"id": "order_b_ninja", "stack": "b", "character": "ninja"},
    {"id": "order_b_envoy", "stack": "b", "character": "envoy"},
    {"id": "order_c_ninja", "stack": "c", "character": "ninja"},
    {"id": "order_c_envoy", "stack": "c", "character": "envoy"},
    {"id": "order_c_monk", "stack": "c", "character": "monk"},
    {"id": "order_c_farmer", "stack": "c", "character": "farmer"},
  ],
};

export const NUMBERS = {
  hand_size: 3,
  least_set: 2,
  kinds_to_end: 9,
  types_to_end: {"2": 6, "3": 5, "4": 4},
  draw_pile_sizes: {"2": [52, 52], "3": [51, 50], "4": [49, 49]},
  rounds_default: 4,
  rounds_default_with_orders: 3,
  ninja_figures: 4,
  order_bonus: {"a": 5, "b": 4, "c": 3},
  stall_limit: 100,
};
