/** Never shown: the middleware answers what does not exist. Without it every page carries Next's own as data. */
export default function NotFound() {
  return null;
}
