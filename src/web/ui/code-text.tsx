// A tracking code that wraps only after groups of four; copied, it is the bare code.

export const CodeText = ({ code }: { code: string }) =>
  code.match(/.{1,4}/gs)?.flatMap((four, index) => [four, <wbr key={index} />]);
