/** Every combination with one value per name; `undefined` leaves the name out. */
export function combinations(values: Record<string, (string | undefined)[]>): Record<string, string>[] {
  let all: Record<string, string>[] = [{}];
  for (const [name, options] of Object.entries(values)) {
    all = all.flatMap((one) => options.map((value) => (value === undefined ? one : { ...one, [name]: value })));
  }
  return all;
}
