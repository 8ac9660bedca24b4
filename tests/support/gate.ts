// A gate that a test opens: keeps work in progress for as long as the test needs, on any machine.

export function createGate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
