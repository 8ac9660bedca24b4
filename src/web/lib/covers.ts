// Whether two elements lie on each other in the window.

export function covers(upper: Element, lower: Element): boolean {
  const [one, other] = [upper.getBoundingClientRect(), lower.getBoundingClientRect()];
  return other.top < one.bottom && other.bottom > one.top && other.left < one.right && other.right > one.left;
}
