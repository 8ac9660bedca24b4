// A tracking code: where it must go on in the next line, it does so after a group of four. Copied it is the bare code.

export const CodeText = ({ code }: { code: string }) =>
  code.match(/.{1,4}/gs)?.flatMap((four, index) => [four, <wbr key={index} />]);
