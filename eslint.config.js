// Holds the walls: the one table of who may import whom, one rounding of money, and no clock or chance in the domain. Other rules: .oxlintrc.json.
import parser from '@typescript-eslint/parser';

/** room → rooms it may import besides itself; rooms not listed stay behind a wall. */
const mayImport = {
  domain: [],
  contract: ['domain'],
  server: ['contract', 'domain'],
  web: ['contract', 'domain'],
  sandbox: [],
};

/** Inside the server, top to bottom: a folder → folders it may not look up (or sideways) at. */
const mayNotImport = {
  'src/server/routes': ['gateways', 'db'],
  'src/server/operator': ['gateways', 'db'],
  'src/server/http': ['routes', 'gateways'],
  'src/server/use-cases': [
    'routes',
    'gateways/(?!http|carrier|payment|places|mail)[^/]+/',
    'db/(connect|migrate|seed|schema|embedded)',
  ],
  'src/server/gateways': ['routes', 'use-cases', 'db', 'context'],
  'src/server/documents': ['routes', 'use-cases', 'gateways', 'context'],
  'src/server/config': ['routes', 'use-cases', 'gateways/[^/]+/', 'db', 'context'],
  'src/server/db': ['routes', 'use-cases', 'gateways', 'context'],
  'src/web/features': ['pages'],
  'src/web/ui': ['pages', 'features'],
  'src/web/lib': ['pages', 'features'],
  'src/web/i18n': ['pages', 'features', 'ui'],
};

/** What answers HTTP adapts it to what lies below; only the routes, and what starts the server, know it. */
const http = '(app|main)\\.ts$|http/';

// NOTE: `regex`, not `group`: group patterns are gitignore syntax, where a leading # is a comment.
const forbid = (patterns) => ({
  'no-restricted-imports': ['error', { patterns: patterns.map(([regex, message]) => ({ regex, message })) }],
});

const roomWall = (room) => {
  const closed = Object.keys(mayImport).filter((other) => other !== room && !mayImport[room].includes(other));
  const walls = closed.map((other) => [
    `^#${other}/|^(\\.\\./)+${other}/`,
    `${room} may not import ${other} (see eslint.config.js).`,
  ]);
  walls.push(['^#tests/', 'Only tests lean on tests/support.']);
  const outside = {
    domain: '^(?!\\.|#domain/|zod/mini$)',
    contract: '^(?!\\.|#(contract|domain)/|zod/mini$)',
  }[room];
  return outside ? [...walls, [outside, `${room} knows zod/mini and itself, nothing else.`]] : walls;
};

/** `import('…')` and types imported that way pass by the rule above: across rooms there are none. */
const noBackDoor = ['ImportExpression[source.value=/^#/]', 'TSImportType[source.value=/^#/]'].map(
  (selector) => ({
    selector,
    message: 'Rooms are entered by the front door: a plain import.',
  }),
);

/** The sandbox is a world of its own and rounds as its vendors do. */
const oneRounding = [
  {
    selector:
      "CallExpression[callee.object.name='Math'][callee.property.name='round'] > BinaryExpression[operator='*'][right.value=100]",
    message: 'Euro become cents, and percent basis points, in domain/rounding.ts.',
  },
];

const rooms = Object.keys(mayImport).map((room) => ({
  files: [`src/${room}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    ...forbid(roomWall(room)),
    'no-restricted-syntax': ['error', ...noBackDoor, ...(room === 'sandbox' ? [] : oneRounding)],
  },
}));

const httpWall = (folder) =>
  folder.startsWith('src/server/') && !['src/server/routes', 'src/server/http'].includes(folder)
    ? [`^((\\.\\./)+|#server/)(${http})`, '^fastify$|^@fastify/'].map((regex) => [
        regex,
        `${folder} does not know who answers HTTP.`,
      ])
    : [];

/** Relative from a feature's folder: `../` leads to another one, `../../` out of them. */
const featureWall = (folder) =>
  folder === 'src/web/features'
    ? ['^\\.\\./(?!\\.\\./)', '^(\\.\\./)+features/', '^#web/features/'].map((regex) => [
        regex,
        'A feature never imports a feature; a page puts them side by side.',
      ])
    : [];

// NOTE: one block for each folder. Of two for the same files the later one would replace the rule of the other.
const floors = Object.entries(mayNotImport).map(([folder, closed]) => {
  const room = folder.split('/')[1];
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: forbid([
      ...roomWall(room),
      ...httpWall(folder),
      ...featureWall(folder),
      ...closed.map((other) => [
        `^(\\.\\./)+${other}|^#${room}/${other}`,
        `${folder} may not import ${other}.`,
      ]),
    ]),
  };
});

export default [
  // Tests have no walls.
  { ignores: ['*', '!src/', '**/*.test.{ts,tsx}'] },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
  ...rooms,
  ...floors,
  {
    files: ['src/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noBackDoor,
        ...oneRounding,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Time is an argument.',
        },
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: 'Time is an argument.',
        },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'Chance is an argument.',
        },
      ],
    },
  },
];
