/** Lights on a string. The form of a line: see read-drawing.ts. */
export const fairyLights = `
= fairy-lights 196 120 200cm object table #f7c33c
  #2c5a44/3 path M2 12C30 60 60 62 66 18C84 66 118 66 130 18C140 60 170 64 194 14M2 58C30 108 70 108 80 62C92 110 140 112 152 60C160 96 180 96 194 70
  #ffe9a060 oval 22 48 15 15
  #ffe9a060 oval 48 56 15 15
  #ffe9a060 oval 84 58 15 15
  #ffe9a060 oval 112 58 15 15
  #ffe9a060 oval 148 54 15 15
  #ffe9a060 oval 174 46 15 15
  #ffe9a060 oval 26 96 15 15
  #ffe9a060 oval 56 102 15 15
  #ffe9a060 oval 102 104 15 15
  #ffe9a060 oval 132 102 15 15
  #ffe9a060 oval 174 96 15 15
  #2c5a44 box 18.5 36 7 7 1
  #2c5a44 box 44.5 45 7 7 1
  #2c5a44 box 80.5 46 7 7 1
  #2c5a44 box 108.5 46 7 7 1
  #2c5a44 box 144.5 42 7 7 1
  #2c5a44 box 170.5 35 7 7 1
  #2c5a44 box 22.5 85 7 7 1
  #2c5a44 box 52.5 90 7 7 1
  #2c5a44 box 98.5 93 7 7 1
  #2c5a44 box 128.5 91 7 7 1
  #2c5a44 box 170.5 85 7 7 1
  main leaf 22 42 18 7 180
  #e8483a leaf 48 51 18 7 180
  #4a9fe0 leaf 84 52 18 7 180
  main leaf 112 52 18 7 180
  #58b868 leaf 148 48 18 7 180
  #e8483a leaf 174 41 18 7 180
  #58b868 leaf 26 91 18 7 180
  main leaf 56 96 18 7 180
  #e8483a leaf 102 99 18 7 180
  #4a9fe0 leaf 132 97 18 7 180
  main leaf 174 91 18 7 180
  #ffffffb0 oval 20.5 48 1.3 3
  #ffffffb0 oval 46.5 57 1.3 3
  #ffffffb0 oval 82.5 58 1.3 3
  #ffffffb0 oval 110.5 58 1.3 3
  #ffffffb0 oval 146.5 54 1.3 3
  #ffffffb0 oval 172.5 47 1.3 3
  #ffffffb0 oval 24.5 97 1.3 3
  #ffffffb0 oval 54.5 102 1.3 3
  #ffffffb0 oval 100.5 105 1.3 3
  #ffffffb0 oval 130.5 103 1.3 3
  #ffffffb0 oval 172.5 97 1.3 3
`;
