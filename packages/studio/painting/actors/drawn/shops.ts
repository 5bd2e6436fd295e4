/** Shops and stalls. The form of a line: see read-drawing.ts. */
export const shops = `
= shop-front 160 130 420cm building floor #c2543e
  #e6d8c2 box 4 0 152 130 2
  #cbb898 box 4 0 152 8 0
  #6b5a48 box 12 66 136 64 0
  #bfe0ee box 18 72 74 44 2
  #f6efdd box 18 100 74 4 0
  #e8b63c box 26 86 14 14 2
  #4e8ac0 box 46 90 12 10 2
  #4c9a4a box 64 84 16 16 2
  #8a5a2c box 104 72 36 58 1
  #bfe0ee box 110 78 24 30 1
  #e8b63c oval 134 116 2 2
  main path M8 40L152 40L158 62L2 62Z
  #f6efdd path M28 40L48 40L46 62L24 62Z
  #f6efdd path M70 40L90 40L91 62L69 62Z
  #f6efdd path M112 40L132 40L136 62L114 62Z
  main oval 13 62 11 7
  #f6efdd oval 35 62 11 7
  main oval 57 62 11 7
  #f6efdd oval 80 62 11 7
  main oval 103 62 11 7
  #f6efdd oval 125 62 11 7
  main oval 147 62 11 7
  dark box 12 16 136 20 2

= bakery 160 130 420cm building floor #b5763a
  use shop-front 0 0 1
  #bfe0ee box 18 72 74 28 2
  #c98a45 path M22 100C20 86 44 86 42 100Z
  #e0a860 path M46 100C44 90 66 90 64 100Z
  #c98a45 path M68 100C66 84 90 84 88 100Z
  #f0cf98 oval 80 26 17 8
  #a8642f/2 path M70 24L74 30
  #a8642f/2 path M78 22L82 30
  #a8642f/2 path M86 24L90 29

= book-shop 160 130 420cm building floor #3f6f8a
  use shop-front 0 0 1
  #bfe0ee box 18 72 74 28 2
  #d9483b box 24 80 7 20 0
  #e8b63c box 32 76 6 24 0
  #4c9a4a box 39 82 7 18 0
  #8a5aa8 box 48 78 7 22 0
  #d9483b box 62 90 24 5 0
  #4e8ac0 box 60 95 26 5 0
  #f6efdd path M66 20C72 18 78 18 80 21C82 18 88 18 94 20L94 32C88 30 82 30 80 33C78 30 72 30 66 32Z

= market-stall 160 130 260cm building floor #d9483b
  #8a5a2c box 10 30 6 100 0 ~
  #6b4a2c box 18 92 124 38 0
  #a8743f box 8 82 144 14 2
  #8a5a2c/2 path M18 108L142 108
  #8a5a2c/2 path M18 120L142 120
  #d9483b oval 26 78 7 7 * 3 11 0
  #d9483b oval 32 70 7 7 * 2 11 0
  #f29a3a oval 66 78 7 7 * 3 11 0
  #f29a3a oval 72 70 7 7 * 2 11 0
  #4c9a4a leaf 104 84 22 7 -16 * 4 10 0
  #63b556 leaf 108 84 20 6 16 * 4 10 0
  main path M14 2L146 2L160 34L0 34Z
  #f6efdd path M36 2L58 2L52 34L26 34Z
  #f6efdd path M80 2L102 2L108 34L80 34Z
  #f6efdd path M124 2L146 2L160 34L134 34Z
  main oval 13 34 13 8
  #f6efdd oval 39 34 13 8
  main oval 66 34 14 8
  #f6efdd oval 94 34 14 8
  main oval 121 34 13 8
  #f6efdd oval 147 34 13 8

= craft-stall 160 130 260cm building floor #8f7ac0
  #8a5a2c box 10 30 6 100 0 ~
  pale path M14 88L146 88L150 130L10 130Z
  light path M14 88L146 88L147 98L13 98Z
  #f7b9c4 box 30 72 20 14 4
  #f6efdd box 34 60 20 13 4
  #a8d8b8 box 58 74 20 12 4
  #f2c25c box 84 70 16 16 4
  #f7b9c4 box 106 74 20 12 4
  #a8d8b8 box 108 62 18 12 4
  main path M14 2L146 2L160 34L0 34Z
  pale path M36 2L58 2L52 34L26 34Z
  pale path M80 2L102 2L108 34L80 34Z
  pale path M124 2L146 2L160 34L134 34Z
  main oval 13 34 13 8
  pale oval 39 34 13 8
  main oval 66 34 14 8
  pale oval 94 34 14 8
  main oval 121 34 13 8
  pale oval 147 34 13 8
`;
