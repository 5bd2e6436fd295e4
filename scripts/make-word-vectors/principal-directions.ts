type Matrix = readonly Float64Array[];

function covarianceOf(vectors: Matrix): Matrix {
  const size = vectors[0]?.length ?? 0;
  const sums = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors)
    for (const [row, sum] of sums.entries())
      for (let at = 0; at < size; at += 1)
        sum[at] = (sum[at] ?? 0) + ((vector[row] ?? 0) * (vector[at] ?? 0)) / vectors.length;
  return sums;
}

/** Turns two of the axes of some vectors, in place. */
function turn(vectors: Matrix, one: number, other: number, cos: number, sin: number): void {
  for (const vector of vectors) {
    const [a = 0, b = 0] = [vector[one], vector[other]];
    vector[one] = cos * a - sin * b;
    vector[other] = sin * a + cos * b;
  }
}

/** The same for two rows. */
function turnRows(one: Float64Array, other: Float64Array, cos: number, sin: number): void {
  for (let at = 0; at < one.length; at += 1) {
    const [a = 0, b = 0] = [one[at], other[at]];
    one[at] = cos * a - sin * b;
    other[at] = sin * a + cos * b;
  }
}

const sweeps = 12;

/** The directions in which vectors of mean 0 differ, the one of most difference first: Jacobi's method on their covariance. */
export function principalDirections(vectors: Matrix): Matrix {
  const left = covarianceOf(vectors);
  const size = left.length;
  const axes = Array.from({ length: size }, (_, row) =>
    Float64Array.from({ length: size }, (_, at) => Number(at === row)),
  );
  for (let sweep = 0; sweep < sweeps; sweep += 1)
    for (const [one, row] of left.entries())
      for (let other = one + 1; other < size; other += 1) {
        const otherRow = left[other];
        const joint = row[other] ?? 0;
        if (otherRow === undefined || Math.abs(joint) < 1e-12) continue;
        const angle = Math.atan2(2 * joint, (otherRow[other] ?? 0) - (row[one] ?? 0)) / 2;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        turn(left, one, other, cos, sin);
        turnRows(row, otherRow, cos, sin);
        turn(axes, one, other, cos, sin);
      }
  return left
    .map((row, at) => ({ difference: row[at] ?? 0, at }))
    .toSorted((one, other) => other.difference - one.difference)
    .map(({ at }) => Float64Array.from(axes, (axis) => axis[at] ?? 0));
}
