/** A white plate, 190 wide, seen from above its rim. */
export const plate = `
  #4a5a6a oval 95 92 93 30
  #f6f9fb oval 95 89 89 26.500
  #d2dce6 oval 95 91 68 18`;
