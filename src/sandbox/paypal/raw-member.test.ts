// Cutting a member out of JSON, compared with the parser.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rawMember } from './raw-member.ts';

test.each([
  ['{"a":1,"e": {"v":1.0, "s":"}\\"{"} ,"z":2}', 'e', '{"v":1.0, "s":"}\\"{"}'],
  ['{ "e" : 1.0 }', 'e', '1.0'],
  ['{"x":{"e":1},"e":[1,{"e":2}]}', 'e', '[1,{"e":2}]'],
  ['{"x":"e","y":"\\\\","e":"z"}', 'e', '"z"'],
  ['{"\\u0065":true}', 'e', 'true'],
])('in %s the member %s is %s', (json, name, raw) => {
  expect(rawMember(json, name)).toBe(raw);
});

test('a missing member is undefined', () => {
  for (const json of ['{}', '[]', '1', '{"x":{"e":1}}']) expect(rawMember(json, 'e')).toBeUndefined();
});

test('every member of any object is cut out so that it parses to the same value', () => {
  const objects = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { noNullPrototype: true });
  fc.assert(
    fc.property(objects, fc.constantFrom(0, 1, 3), (object, indent) => {
      const json = JSON.stringify(object, null, indent);
      for (const [name, value] of Object.entries(object)) {
        expect(JSON.stringify(JSON.parse(rawMember(json, name) ?? ''))).toBe(JSON.stringify(value));
      }
    }),
  );
});
