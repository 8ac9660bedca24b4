// What the payment window shows until the provider's page has loaded: self-contained, without script.
import type { Language } from '#domain/user.ts';

export const paymentWindowHtml = (language: Language, text: string): string =>
  `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${text}</title>
<style>body{font:16px system-ui,sans-serif;display:grid;place-items:center;height:90vh;text-align:center}</style>
<main>${text}</main>
</html>
`;
