// Which page a URL asks for, and that nothing from the configuration becomes HTML.
import { expect, test } from 'vitest';
import { fillPage, pageFor, siteFacts } from './pages.ts';

test.each([
  ['/?lieferung=BR', 'landing.de.html', false],
  ['/?LIEFERUNG=nonsense', 'landing.de.html', false],
  ['/?wert=1', 'landing.de.html', false],
  ['/?lieferung=BR&dimensionen=30x20x10_2,5', 'landing.de.html', true],
  ['/?lieferung=nowhere&dimensionen=30x20x10_2,5', 'landing.de.html', false],
  ['/?lieferung=BR&lang=en', 'landing.en.html', false],
  ['/?lieferung=BR&sprache=EN', 'landing.en.html', false],
  ['/?lieferung=BR&Lang=en-GB', 'landing.en.html', false],
  ['/?lieferung=BR&lang=fr', 'landing.de.html', false],
  ['/?lieferung=BR&loadOrder=', 'landing.de.html', false],
  ['/widget', 'widget.de.html', false],
  ['/widget?lang=en&lieferung=BR&dimensionen=30x20x10_2,5', 'widget.en.html', false],
])('%s is answered with %s', (url, file, asking) => {
  expect(pageFor(url, '')).toMatchObject({ file, asking });
});

test.each([
  '/',
  '/?',
  '/?lieferung=',
  '/?utm_source=x',
  '/?lieferung=BR&loadOrder=HP-1',
  '/rates?lieferung=BR',
  '/widgets',
])('%s is left to the React pages', (url) => {
  expect(pageFor(url, '')).toBeNull();
});

test('the chosen language counts until the URL names another; the widget ignores the cookie', () => {
  const cookies = 'hp_session=x; language=en; other=language=de';
  expect(pageFor('/?lieferung=BR', cookies)?.file).toBe('landing.en.html');
  expect(pageFor('/?lieferung=BR&lang=de', cookies)?.file).toBe('landing.de.html');
  expect(pageFor('/?lieferung=BR', 'language=xx')?.file).toBe('landing.de.html');
  expect(pageFor('/?lieferung=BR', 'my_language=en')?.file).toBe('landing.de.html');
  expect(pageFor('/widget', cookies)?.file).toBe('widget.de.html');
});

test('values are escaped, figures follow the language, and nothing is filled in twice', () => {
  const page = '<html lang="de"><a href="{{privacy}}">{{name}}</a> {{customers}} {{unknown}}';
  const facts = { name: '<b>{{privacy}}$&</b>', privacy: 'x"onclick="y', customers: 10_000 };
  expect(fillPage(page, facts)).toBe(
    '<html lang="de"><a href="x&quot;onclick=&quot;y">&lt;b&gt;{{privacy}}$&amp;&lt;/b&gt;</a> 10.000 ',
  );
  expect(fillPage('<html lang="en">{{customers}}', facts)).toBe('<html lang="en">10,000');
});

test('a block is removed when its value is empty, 0 or false, even inside another', () => {
  const page = '{{?a}}A{{?b}}B{{/b}}{{/a}}{{?c}}C{{/c}}';
  expect(fillPage(page, { a: 1, b: 'x', c: true })).toBe('ABC');
  expect(fillPage(page, { a: 1, b: 0, c: '' })).toBe('A');
  expect(fillPage(page, { a: false, b: 'x' })).toBe('');
});

test('claims set to 0 in the configuration are not made', () => {
  const links = { privacy: '/p', terms: '/t', help: '/h', imprint: '/i', withdrawal: '/w' };
  const site = {
    name: 'Nordkai',
    supportEmail: '',
    supportPhone: '',
    links,
    claims: { savingsPercent: 0, customers: 12_500, years: 3 },
    sandbox: false,
    hub: true,
    origin: 'https://nordkai.example',
  };
  expect(siteFacts(site)).toMatchObject({
    claims: true,
    savings: 0,
    customers: 12_500,
    imprint: '/i',
    sandbox: false,
  });
  expect(siteFacts({ ...site, claims: { savingsPercent: 0, customers: 0, years: 0 } }).claims).toBe(false);
});
