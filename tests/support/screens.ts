// The list of every screen and state of the product, and how to reach it: for every-screen.spec.ts and screenshots.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Intent } from '#contract/checkout.ts';
import type { CarrierMessage, RatesLine, RatesReply } from '#contract/rates.ts';
import { search } from './desk.ts';
import { type Language, texts } from './journey.ts';
import { asked, atStep, everyService, filledAt, type Kept } from './screen-drafts.ts';
import { type Account, recipients, type World } from './screen-world.ts';
import { choose, rateRow } from './rates-page.ts';

type Texts = (typeof texts)[Language];

export type Scene = { page: Page; t: Texts; world: World };

export type Screen = {
  name: string;
  /** The signed-in account; default: none. */
  as?: Account;
  path: string | ((world: World, language: Language) => string);
  /** What the browser has stored. */
  kept?: (world: World) => Kept;
  /** Mocked answers, for states that are hard to reach. */
  answers?: (scene: Scene) => Promise<unknown>;
  /** Steps from the loaded page to the state. */
  reach?: (scene: Scene) => Promise<unknown>;
  /** Visible once the screen is reached. */
  shows: (scene: Scene) => Locator | string;
};

/** Opens the screen; `page` has the screen's account and language. */
export async function show(screen: Screen, scene: Scene): Promise<void> {
  const { page, world } = scene;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const kept = screen.kept?.(world) ?? {};
  const { userId } = world.accounts[screen.as ?? 'nobody'];
  // Leaving the previous screen stores its draft, which must not overwrite what this screen needs.
  await page.goto('/api/health');
  const language = scene.t === texts.en ? 'en' : 'de';
  await page.evaluate(remember, [kept, userId, language] as const);
  await screen.answers?.(scene);
  await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(world, language));
  // The static first view is not the screen yet.
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  await screen.reach?.(scene);
  await expect(signOf(screen, scene), screen.name).toBeVisible();
}

/** The element that shows that the screen is reached. */
export function signOf(screen: Screen, scene: Scene): Locator {
  const sign = screen.shows(scene);
  return typeof sign === 'string' ? scene.page.getByText(sign).filter({ visible: true }).first() : sign;
}

/** Runs in the browser: clears the storage and fills in what this screen needs. */
function remember([kept, userId, language]: readonly [Kept, string, Language]): void {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('language', language);
  document.cookie = `language=${language}; path=/`;
  // Written to both storages: the app reads each key from one of them only.
  for (const [key, data] of Object.entries(kept))
    for (const storage of [localStorage, sessionStorage])
      storage.setItem(key, JSON.stringify({ version: 1, userId, data }));
}

const heading = ({ page }: Scene, name: string) => page.getByRole('heading', { name, exact: true }).first();
const dialog = ({ page }: Scene) => page.getByRole('dialog');
const click = ({ page }: Scene, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Never answers, for loading states. */
const silence = (path: string) => async (scene: Scene) => scene.page.route(path, () => undefined);
const broken = (path: string) => async (scene: Scene) => scene.page.route(path, (route) => route.abort());
const answer =
  (path: string, json: (world: World) => object, status = 200) =>
  async ({ page, world }: Scene) =>
    page.route(path, (route) => route.fulfill({ status, json: json(world) }));
const refusal = (code: string) => () => ({ success: false, code, message: '', requestId: 'r' });

/** Both calculators take their input from the URL. */
const calculatorAt = (base: string, query: string) => (_: World, language: Language) =>
  `${base}?${query}&lang=${language}`;
const complete = 'abholung=DE&lieferung=BR&dimensionen=30x20x10_2.5&Wert=120&Zollkosten=ja';

const importing = 'abholung=US&lieferung=DE&dimensionen=30x20x10_2.5&Zollkosten=ja';

const strangers: Screen[] = [
  {
    name: 'landing',
    path: calculatorAt('/', 'abholung=DE'),
    shows: (s) => s.page.getByRole('button', { name: s.t.calculator.submit }),
  },
  {
    name: 'landing-incomplete',
    path: calculatorAt('/', 'abholung=DE'),
    reach: (s) => click(s, s.t.calculator.submit),
    shows: (s) => s.t.calculator.missing,
  },
  {
    name: 'landing-loading',
    path: calculatorAt('/', complete),
    answers: silence('**/api/widget/rates'),
    shows: (s) => s.page.locator('#results').filter({ visible: true }),
  },
  {
    name: 'landing-results',
    path: calculatorAt('/', complete),
    shows: (s) => s.t.calculator.including,
  },
  {
    name: 'landing-offline',
    path: calculatorAt('/', complete),
    answers: broken('**/api/widget/rates'),
    shows: (s) => s.t.calculator.offline,
  },
  {
    name: 'landing-import',
    path: calculatorAt('/', importing),
    shows: (s) => s.page.locator('.duties').filter({ hasText: '€' }),
  },
  {
    name: 'landing-import-failed',
    path: calculatorAt('/', importing),
    answers: broken('**/api/calculate-customs'),
    shows: (s) => s.t.calculator.notEstimated,
  },
  {
    name: 'widget',
    path: calculatorAt('/widget', 'abholung=DE'),
    shows: (s) => s.page.getByRole('button', { name: s.t.calculator.submit }),
  },
  {
    name: 'widget-results',
    path: calculatorAt('/widget', complete),
    reach: async (s) => {
      if (!(await dialog(s).isVisible())) await click(s, s.t.calculator.submit);
    },
    shows: (s) => dialog(s).getByText(s.t.calculator.including).first(),
  },
  { name: 'imprint', path: '/imprint', shows: (s) => s.t.legal.imprint.law },
  { name: 'withdrawal', path: '/withdrawal', shows: (s) => s.t.legal.withdrawal.right.period },
  {
    name: 'withdrawal-form',
    path: '/withdrawal',
    reach: (s) => click(s, s.t.legal.withdrawal.start),
    shows: (s) => s.page.getByLabel(s.t.legal.withdrawal.orderNumber),
  },
];

const auth: Screen[] = [
  { name: 'auth-login', path: '/auth', shows: (s) => s.page.getByLabel(s.t.auth.login.email) },
  {
    name: 'auth-login-refused',
    path: '/auth',
    answers: answer('**/api/auth/login', refusal('wrong_credentials'), 401),
    reach: async (s) => {
      await s.page.getByLabel(s.t.auth.login.email).fill('nobody@example.com');
      await s.page.getByLabel(s.t.auth.login.password, { exact: true }).fill('Falsch123');
      await click(s, s.t.auth.login.submit);
    },
    shows: (s) => s.t.auth.login.wrong,
  },
  { name: 'auth-register', path: '/register', shows: (s) => s.t.auth.register.privateText },
  {
    name: 'auth-register-details',
    path: '/register',
    reach: async (s) => {
      await s.page.getByRole('button', { name: s.t.auth.register.businessText }).click();
      await s.page.getByLabel(s.t.auth.register.password, { exact: true }).fill('Kurz1');
    },
    shows: (s) => s.page.getByLabel(s.t.auth.register.companyName),
  },
  {
    name: 'auth-register-incomplete',
    path: '/register',
    reach: async (s) => {
      await s.page.getByRole('button', { name: s.t.auth.register.privateText }).click();
      await click(s, s.t.auth.register.submit);
    },
    shows: (s) => s.t.auth.register.fillIn,
  },
  { name: 'forgot-password', path: '/forgot-password', shows: (s) => s.t.auth.forgot.text },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    answers: answer('**/api/auth/forgot-password', () => ({ success: true })),
    reach: async (s) => {
      await s.page.getByLabel(s.t.auth.login.email).fill('nobody@example.com');
      await click(s, s.t.auth.forgot.submit);
    },
    shows: (s) => s.t.auth.forgot.doneTitle,
  },
  { name: 'reset-password', path: '/reset-password?token=token', shows: (s) => s.t.auth.reset.text },
  { name: 'reset-password-cut-off', path: '/reset-password', shows: (s) => s.t.auth.reset.missingTitle },
];

const around: Screen[] = [
  { name: 'not-found', path: '/nowhere', shows: (s) => s.t.site.notFound.text },
  {
    name: 'track-arrived',
    path: (world) => `/track/${world.codes.direct}`,
    shows: (s) => s.t.track.status.delivered,
  },
  { name: 'track-hub', path: (world) => `/track/${world.codes.hub}`, shows: (s) => s.t.track.hub },
  {
    name: 'track-loading',
    path: '/track/CODE123',
    answers: silence('**/api/track/**'),
    shows: (s) => s.page.locator('main [role=status]').first(),
  },
  {
    name: 'track-unknown',
    path: '/track/NOBODY123',
    shows: (s) => s.t.track.notFound.title,
  },
];

const results: Screen[] = [
  { name: 'label-nothing', path: '/label-success', shows: (s) => s.t.result.label.noData },
  {
    name: 'label-sign-in',
    path: (world) => `/label-success?purchaseKey=${world.intents.one.purchaseKey}`,
    shows: (s) => s.t.result.label.foreign,
  },
  {
    name: 'label-unknown',
    path: '/label-success?purchaseKey=pk_gone',
    shows: (s) => s.t.result.label.missing,
  },
  {
    name: 'label-unknown-intent',
    path: '/label-success?intentId=ci_gone',
    shows: (s) => s.t.result.label.missing,
  },
  { name: 'checkout-missing', path: '/checkout-success', shows: (s) => s.t.checkout.missing.title },
  {
    name: 'checkout-unknown',
    path: '/checkout-success?intentId=ci_gone',
    shows: (s) => s.t.checkout.loadFailed,
  },
  {
    name: 'checkout-error',
    path: '/checkout-error?reason=error&method=paypal',
    shows: (s) => s.t.result.checkoutError.reasons.error.message,
  },
  {
    name: 'checkout-error-missing',
    path: '/checkout-error',
    shows: (s) => s.t.result.checkoutError.reasons.missing_intent.message,
  },
  {
    name: 'checkout-error-paid',
    path: '/checkout-error?intentId=ci_gone&reason=label_processing_failed',
    shows: (s) => s.t.result.checkoutError.successful,
  },
  {
    name: 'checkout-cancel',
    path: '/checkout-cancel?reason=timeout',
    shows: (s) => s.t.result.cancel.reasons.timeout,
  },
  {
    name: 'checkout-cancel-under-way',
    path: '/checkout-cancel?intentId=ci_state',
    answers: silence('**/api/checkout-intents/*/cancel'),
    shows: (s) => s.t.result.cancel.underWay,
  },
  {
    name: 'checkout-cancel-unclear',
    path: '/checkout-cancel?intentId=ci_state',
    answers: broken('**/api/checkout-intents/*/cancel'),
    shows: (s) => s.t.result.cancel.unclear,
  },
  {
    name: 'payment-failed',
    path: '/payment-failed?reason=expired&method=card',
    shows: (s) => s.t.result.payment.card.expired,
  },
  {
    name: 'payment-error',
    path: '/payment-error?reason=timeout',
    shows: (s) => s.t.result.payment.reasons.timeout,
  },
  {
    name: 'payment-success-unknown',
    path: '/payment-success?purchaseKey=pk_gone',
    shows: (s) => s.t.result.label.missing,
  },
  { name: 'payment-success', path: '/payment/success', shows: (s) => s.t.result.payment.reasons.missing },
];

const wizardAt = (
  name: string,
  kept: Kept | (() => Kept),
  rest: Partial<Screen> & Pick<Screen, 'shows'>,
): Screen => ({
  name: `wizard-${name}`,
  as: 'gold',
  path: '/shipping-calculator',
  kept: () => (typeof kept === 'function' ? kept() : kept),
  ...rest,
});

/** The second step with changes to the recipient's address. */
const recipientWith = (change: object) => (): Kept => {
  const kept = filledAt('recipient');
  return { ...kept, shipping_toAddress: { ...(kept.shipping_toAddress as object), ...change } };
};

const box = (s: Scene, name: string) => s.page.getByRole('checkbox', { name, exact: true });
const lithiumSteps = async (s: Scene, count: 'max2' | 'more2', type: 'integrated' | 'mix' | 'dangerous') => {
  const { lithium } = s.t.services;
  await box(s, lithium.label).click();
  const next = dialog(s).getByRole('button', { name: s.t.site.next });
  await dialog(s).getByRole('radio', { name: lithium.counts[count] }).check();
  await next.click();
  await dialog(s).getByRole('radio', { name: lithium.types[type].label }).check();
  await next.click();
};

const wizard: Screen[] = [
  wizardAt('sender-empty', {}, { shows: (s) => heading(s, s.t.wizard.headings.sender) }),
  wizardAt('recipient-empty', atStep('recipient'), {
    shows: (s) => heading(s, s.t.wizard.headings.recipient),
  }),
  wizardAt('recipient-refused', atStep('recipient'), {
    reach: (s) => click(s, s.t.wizard.continue.recipient),
    shows: (s) => s.t.errors.reasons.street_required,
  }),
  wizardAt('recipient-country', atStep('recipient'), {
    reach: (s) => s.page.getByRole('combobox', { name: s.t.wizard.address.country }).fill('r'),
    shows: (s) => s.page.getByRole('option').first(),
  }),
  wizardAt('street-suggestions', atStep('recipient'), {
    reach: (s) => s.page.getByRole('combobox', { name: s.t.wizard.address.street1 }).fill('Lindenweg'),
    shows: (s) => s.page.getByRole('option').first(),
  }),
  wizardAt('street-unknown', atStep('recipient'), {
    reach: (s) => s.page.getByRole('combobox', { name: s.t.wizard.address.street1 }).fill('Qwertzgasse 5'),
    shows: (s) => s.page.getByText(s.t.places.none).filter({ visible: true }).last(),
  }),
  wizardAt('package-empty', atStep('package'), { shows: (s) => heading(s, s.t.wizard.headings.package) }),
  wizardAt('services-empty', atStep('services'), {
    shows: (s) => heading(s, s.t.wizard.headings.services),
  }),
  wizardAt('sender', () => filledAt('sender'), { shows: (s) => heading(s, s.t.wizard.headings.sender) }),
  wizardAt('postcode-odd', recipientWith({ country: 'NL', state: '', city: 'Amsterdam', zip: '1012' }), {
    shows: (s) => s.t.hints.zip('1012 AB'),
  }),
  wizardAt('postcode-town', recipientWith({ country: 'DE', state: '', city: 'Berlin', zip: '20095' }), {
    answers: answer('**/api/postcodes/**', () => ({
      success: true,
      places: ['Hamburg', 'Hamburg Altstadt'],
    })),
    shows: (s) => s.t.hints.towns('20095', ['Hamburg']),
  }),
  wizardAt('customs-area', recipientWith({ country: 'DE', state: '', city: 'Büsingen', zip: '78266' }), {
    shows: (s) => s.t.hints.areas.busingen,
  }),
  wizardAt(
    'street-box',
    recipientWith({ country: 'HK', state: '', city: 'Central', zip: '00000', street1: 'GPO Box 12' }),
    { shows: (s) => s.t.hints.poBox },
  ),
  wizardAt('phone-read', recipientWith({ phone: '(212) 736-3100' }), {
    shows: (s) => s.t.hints.phone('+1 212 736 3100'),
  }),
  wizardAt('recipient', () => filledAt('recipient'), {
    shows: (s) => heading(s, s.t.wizard.headings.recipient),
  }),
  wizardAt('cleared', () => filledAt('recipient'), {
    reach: async (s) => {
      await click(s, s.t.draft.clear);
      // Hovering keeps the toast open.
      await s.page.getByText(s.t.draft.cleared).hover();
    },
    shows: (s) => s.page.getByRole('button', { name: s.t.wizard.undo }),
  }),
  wizardAt('log-out-dialog', () => filledAt('recipient'), {
    reach: (s) => click(s, s.t.site.logOut),
    shows: (s) => dialog(s).getByText(s.t.draft.logOut.why),
  }),
  wizardAt('package', () => filledAt('package'), { shows: (s) => heading(s, s.t.wizard.headings.package) }),
  wizardAt('package-tariffs', atStep('package'), {
    reach: (s) =>
      s.page
        .getByRole('textbox', { name: s.t.parcel.description })
        .fill(s.t.parcel.descriptionHint.replace(/^.*: /, '')),
    shows: (s) => s.page.getByRole('button', { name: /610910/ }),
  }),
  wizardAt('package-tariffs-none', atStep('package'), {
    reach: (s) => s.page.getByRole('textbox', { name: s.t.parcel.description }).fill('???'),
    shows: (s) => s.t.tariffs.none,
  }),
  wizardAt('tariff-chapters', atStep('package'), {
    reach: (s) => click(s, s.t.tariffs.browse),
    shows: (s) => dialog(s).getByRole('button', { name: /^61/ }),
  }),
  wizardAt('tariff-codes', atStep('package'), {
    reach: async (s) => {
      await click(s, s.t.tariffs.browse);
      await dialog(s).getByRole('button', { name: /^61/ }).click();
    },
    shows: (s) => dialog(s).getByRole('button', { name: /^610910/ }),
  }),
  wizardAt('tariff-search', atStep('package'), {
    reach: async (s) => {
      await click(s, s.t.tariffs.browse);
      await dialog(s).getByRole('searchbox').fill('T-Shirt');
    },
    shows: (s) => dialog(s).getByRole('button', { name: /^610910/ }),
  }),
  wizardAt('tariff-unavailable', atStep('package'), {
    answers: broken('**/api/tariff-codes*'),
    reach: (s) => click(s, s.t.tariffs.browse),
    shows: (s) => s.t.tariffs.failed,
  }),
  wizardAt('package-customs', () => filledAt('package'), {
    shows: (s) => s.page.getByRole('combobox', { name: s.t.papers.goods.purpose }),
  }),
  wizardAt('package-ambiguous', () => filledAt('package', undefined, { value: '1.250' }), {
    shows: (s) => s.page.getByRole('button', { name: s.t.parcel.useInstead('1250') }),
  }),
  wizardAt('package-refused', () => filledAt('package'), {
    reach: (s) => s.page.getByRole('textbox', { name: s.t.parcel.length }).fill('160'),
    shows: (s) => s.t.weights.refused,
  }),
  wizardAt('services', () => filledAt('services', everyService), {
    shows: (s) => s.page.getByRole('button', { name: s.t.wizard.final.shippingAndCustoms }),
  }),
  wizardAt('address-book', atStep('recipient'), {
    reach: (s) => click(s, s.t.book.open),
    shows: (s) => dialog(s).getByRole('option').first(),
  }),
  wizardAt('pickup-dialog', () => filledAt('services'), {
    reach: (s) => box(s, s.t.services.pickup.label).click(),
    shows: (s) => dialog(s).getByRole('button', { name: s.t.services.pickup.nextMonth }),
  }),
  wizardAt('insurance-dialog', () => filledAt('services'), {
    reach: (s) => box(s, s.t.services.insurance.label).click(),
    shows: (s) => dialog(s).getByText(s.t.services.insurance.exclusionsTitle),
  }),
  wizardAt('lithium-count-dialog', () => filledAt('services'), {
    reach: (s) => box(s, s.t.services.lithium.label).click(),
    shows: (s) => dialog(s).getByText(s.t.services.lithium.countTitle),
  }),
  wizardAt('lithium-type-dialog', () => filledAt('services'), {
    reach: async (s) => {
      await box(s, s.t.services.lithium.label).click();
      await dialog(s).getByRole('radio', { name: s.t.services.lithium.counts.max2 }).check();
      await dialog(s).getByRole('button', { name: s.t.site.next }).click();
    },
    shows: (s) => dialog(s).getByText(s.t.services.lithium.typeTitle),
  }),
  wizardAt('lithium-confirm-dialog', () => filledAt('services'), {
    reach: (s) => lithiumSteps(s, 'max2', 'integrated'),
    shows: (s) => dialog(s).getByText(s.t.services.lithium.canShip.title),
  }),
  wizardAt('lithium-warehouse-dialog', () => filledAt('services'), {
    reach: (s) => lithiumSteps(s, 'more2', 'mix'),
    shows: (s) => dialog(s).getByText(s.t.services.lithium.warehouse.title),
  }),
  wizardAt('lithium-dangerous-dialog', () => filledAt('services'), {
    reach: (s) => lithiumSteps(s, 'more2', 'dangerous'),
    shows: (s) => dialog(s).getByText(s.t.services.lithium.dangerous.title),
  }),
  wizardAt('export-dialog', () => filledAt('services', undefined, { value: '1200' }), {
    reach: (s) => box(s, s.t.services.export.label).click({ force: true }),
    shows: (s) => dialog(s).getByText(s.t.services.export.automatic),
  }),
  wizardAt('export-upload-dialog', () => filledAt('services'), {
    reach: async (s) => {
      await box(s, s.t.services.export.label).click();
      await dialog(s).getByRole('checkbox', { name: s.t.services.export.ownCheckbox }).check();
      await dialog(s).getByRole('button', { name: s.t.services.export.confirm }).click();
    },
    shows: (s) => dialog(s).getByText(s.t.services.export.noFile),
  }),
];

const ratesOf = (
  name: string,
  which: keyof World['rates'],
  rest: Partial<Screen> & Pick<Screen, 'shows'>,
): Screen => ({
  name: `rates-${name}`,
  as: 'gold',
  path: '/rates',
  kept: (world) => asked(world.rates[which]),
  ...rest,
});

/** Turns the quote into one for a light, large box. */
const bulky = (reply: RatesReply): RatesReply => ({
  ...reply,
  shipmentData: {
    ...reply.shipmentData,
    packages: reply.shipmentData.packages
      .slice(0, 1)
      .map((parcel) => ({ ...parcel, length: 60, width: 40, height: 40 })),
  },
});

const vague = (reply: RatesReply): RatesReply => ({
  ...reply,
  shipmentData: {
    ...reply.shipmentData,
    packages: reply.shipmentData.packages.map((parcel) => ({
      ...parcel,
      description: 'Gifts for friends and family',
    })),
  },
});

/** Mocks the stream of the rates request, for the completed wizard. */
const streamed =
  (lines: (world: World) => RatesLine[]) =>
  ({ page, world }: Scene) =>
    page.route('**/api/rates', (route) =>
      route.fulfill({
        contentType: 'application/x-ndjson',
        body: lines(world)
          .map((line) => `${JSON.stringify(line)}\n`)
          .join(''),
      }),
    );
const askedLine = ({ rates: { france } }: World): RatesLine => ({
  type: 'asked',
  carriers: ['DHL Express', 'FedEx', 'UPS'],
  shipmentData: france.shipmentData,
});

/** A screen with no rate, two refusals, and further carrier messages. */
const nothingOffered = (name: string, more: CarrierMessage[], shows: Screen['shows']): Screen => ({
  ...wizardAt('', () => filledAt('services'), {
    answers: streamed((world) => {
      const messages: CarrierMessage[] = [
        { carrier: 'DHL Express', reason: 'too_heavy' },
        { carrier: 'UPS', service: 'Express', reason: 'refused', text: 'Postcode not found' },
        ...more,
      ];
      return [askedLine(world), { type: 'done', reply: { ...world.rates.france, rates: [], messages } }];
    }),
    reach: ask,
    shows,
  }),
  name,
});
const ask = (s: Scene) => click(s, s.t.wizard.final.shipping);
const open = (s: Scene, says: string) =>
  s.page.locator('[data-rate]').filter({ hasText: says }).first().getByRole('button').first();
/** Opens the cart, which is a sheet on a phone. */
const cart = async (s: Scene, says = 'UPS') => {
  await open(s, says).click();
  const sheet = s.page.getByRole('button', { name: s.t.rates.cart.open });
  if ((s.page.viewportSize()?.width ?? 0) < 768) await sheet.click();
};
const payButton = (s: Scene) => s.page.getByRole('button', { name: s.t.paying.orderBare });

const rates: Screen[] = [
  ratesOf('full', 'france', { shows: (s) => s.t.rates.list.best }),
  ratesOf('hub', 'hub', {
    reach: async (s) => {
      const row = s.page.locator('[data-rate]').filter({ hasText: 'HUB' }).first();
      // The weight above it is expandable too.
      await row
        .locator('summary, [aria-expanded]')
        .filter({ hasText: s.t.hub.stop('Hamburg') })
        .click();
    },
    shows: (s) => s.t.hub.label,
  }),
  ratesOf('customs-notes', 'duties', {
    reach: (s) => cart(s, ''),
    shows: (s) => s.t.papers.check.findings.origin_missing,
  }),
  ratesOf('customs-warning', 'duties', {
    kept: ({ rates: { duties } }) => asked(vague(duties)),
    reach: (s) => cart(s, ''),
    shows: (s) => s.t.papers.check.findings.description_vague,
  }),
  ratesOf('customs-blocked', 'codeless', { reach: (s) => cart(s), shows: (s) => s.t.rates.hsCode.first }),
  ratesOf('hs-code', 'codeless', { shows: (s) => s.t.rates.hsCode.missing }),
  ratesOf('saving', 'france', {
    kept: ({ rates: { france } }) => asked(bulky(france)),
    answers: answer('**/api/rates/saving', () => ({
      success: true,
      saving: {
        ...{ parcel: 0, side: 'height', cm: 1, billedKg: 19 },
        ...{ priceCents: 9_900, savingCents: 174, netSavingCents: 146 },
      },
    })),
    reach: async ({ page }) => {
      await rateRow(page, 'UPS').getByRole('button').first().click();
      await rateRow(page, 'UPS').locator('summary').first().click();
    },
    shows: ({ page }) => rateRow(page, 'UPS').getByText(/^1\scm/),
  }),
  ratesOf('cart', 'france', { reach: cart, shows: payButton }),
  ratesOf('cart-discount', 'france', {
    reach: async (s) => {
      await cart(s);
      await s.page.getByLabel(s.t.rates.code.label).fill('send5');
      await s.page.getByLabel(s.t.rates.code.label).press('Enter');
    },
    shows: (s) => s.t.rates.code.applied('SEND5'),
  }),
  ratesOf('cart-wrong-code', 'france', {
    reach: async (s) => {
      await cart(s);
      await s.page.getByLabel(s.t.rates.code.label).fill('gratis');
      await s.page.getByLabel(s.t.rates.code.label).press('Enter');
    },
    shows: (s) => s.t.rates.code.invalidText,
  }),
  ratesOf('cart-duties', 'duties', {
    reach: (s) => cart(s, ''),
    shows: (s) => s.t.rates.customs.consentTitle,
  }),
  ratesOf('cart-import', 'imported', {
    reach: async (s) => {
      await cart(s);
      await s.page.getByText(s.t.duties.how).click();
    },
    shows: (s) => s.t.duties.leftOut,
  }),
  ratesOf('cart-import-failed', 'imported', {
    answers: broken('**/api/calculate-customs'),
    reach: (s) => cart(s),
    shows: (s) => s.t.duties.notCalculated,
  }),
  ratesOf('price-changed-dialog', 'france', {
    answers: ({ page, world }) =>
      page.route('**/api/*/checkout-intent', (route) => {
        const [rate] = world.rates.france.rates;
        const details = { priceBreakdown: { ...rate?.priceBreakdown, totalPrice: 9_999 } };
        return route.fulfill({ status: 409, json: { ...refusal('price_changed')(), details } });
      }),
    reach: async (s) => {
      await choose(s.page, s.t, 'invoice');
      await payButton(s).click();
    },
    shows: (s) => heading(s, s.t.paying.priceChanged.title),
  }),
  ratesOf('not-started', 'france', {
    answers: answer('**/api/*/checkout-intent', refusal('payment_not_started'), 502),
    reach: async (s) => {
      await choose(s.page, s.t, 'invoice');
      await payButton(s).click();
    },
    shows: (s) => s.t.paying.failed.invoice,
  }),
  ratesOf('invoice-limit', 'france', {
    answers: answer('**/api/invoice/checkout-intent', refusal('invoice_limit_reached'), 403),
    reach: async (s) => {
      await choose(s.page, s.t, 'invoice');
      await payButton(s).click();
    },
    shows: (s) => s.t.errors.codes.invoice_limit_reached,
  }),
  {
    ...ratesOf('expired', 'france', { shows: (s) => s.t.rates.expiry.expiredText }),
    kept: ({ rates: { france } }) => asked({ ...france, expiresAt: new Date(0).toISOString() }),
  },
  wizardAt('asking', () => filledAt('services'), {
    answers: silence('**/api/rates'),
    reach: ask,
    shows: (s) => s.page.getByRole('button', { name: s.t.wizard.final.pending }),
  }),
  {
    ...wizardAt('rates-loading', () => filledAt('services', undefined, { zip: '99901' }), {
      reach: ask,
      shows: (s) => s.page.locator('[data-rate]').first(),
    }),
    name: 'rates-loading',
  },
  {
    ...wizardAt('', () => filledAt('services'), {
      answers: streamed((world) => [
        askedLine(world),
        { type: 'failed', code: 'rates_unavailable', message: '' },
      ]),
      reach: ask,
      shows: (s) => s.page.getByRole('button', { name: s.t.rates.failed.retry, exact: true }),
    }),
    name: 'rates-failed',
  },
  nothingOffered('rates-none', [], (s) => s.t.rates.empty.title),
  nothingOffered('rates-silent', [{ carrier: 'FedEx', reason: 'timeout' }], (s) => s.t.rates.silent.title),
];

const checkoutAs = (
  name: string,
  change: (intent: Intent) => Partial<Intent>,
  shows: Screen['shows'],
): Screen => ({
  name: `checkout-${name}`,
  as: 'gold',
  path: '/checkout-success?intentId=ci_state',
  answers: answer('**/api/checkout-intents/ci_state{,/cancel}', ({ intents: { one } }) => ({
    success: true,
    intent: {
      ...one,
      id: 'ci_state',
      terminal: false,
      paid: false,
      packages: one.packages.map((parcel) => ({ ...parcel, labelUrl: null, trackingCode: null })),
      completedAt: null,
      ...change(one),
    },
  })),
  shows,
});

const labelOf = (name: string, which: keyof World['intents'], shows: Screen['shows']): Screen => ({
  name: `label-${name}`,
  as: 'gold',
  path: ({ intents }) => `/label-success?intentId=${intents[which].id}`,
  shows,
});

const buyerUrl = 'https://pay.example/';

const checkout: Screen[] = [
  {
    name: 'checkout-loading',
    as: 'gold',
    path: '/checkout-success?intentId=ci_state',
    answers: silence('**/api/checkout-intents/*'),
    shows: (s) => s.page.locator('main [role=status]').first(),
  },
  checkoutAs(
    'card-pending',
    () => ({ status: 'payment_pending', provider: 'computop', awaitsBuyer: true, buyerUrl }),
    (s) => s.page.getByRole('button', { name: s.t.checkout.cardWindow.retry }),
  ),
  checkoutAs(
    'paypal-pending',
    () => ({ status: 'payment_pending', provider: 'paypal', awaitsBuyer: true, buyerUrl }),
    (s) => s.page.getByRole('link', { name: s.t.checkout.pending.toPayPal }),
  ),
  checkoutAs(
    'in-review',
    () => ({ status: 'payment_pending', provider: 'paypal', problem: 'payment_in_review' }),
    (s) => s.t.checkout.pending.reviewTitle,
  ),
  checkoutAs(
    'paid',
    () => ({ status: 'paid', paid: true }),
    (s) => s.t.checkout.status.paid.title,
  ),
  checkoutAs(
    'declined',
    () => ({ status: 'payment_failed', terminal: true, provider: 'computop', problem: 'payment_failed' }),
    (s) => heading(s, s.t.result.problems.payment_failed.title),
  ),
  checkoutAs(
    'label-failed',
    () => ({ status: 'paid_label_failed', terminal: true, paid: true, problem: 'label_processing_failed' }),
    (s) => s.t.checkout.status.paid_label_failed.text,
  ),
  checkoutAs(
    'refunded',
    () => ({ status: 'refunded', terminal: true, paid: true, provider: 'paypal' }),
    (s) => heading(s, s.t.checkout.status.refunded.title),
  ),
  checkoutAs(
    'taken-back',
    () => ({ status: 'refunded', terminal: true, paid: true }),
    (s) => heading(s, s.t.checkout.invoiceCorrected.title),
  ),
  {
    name: 'checkout-completed',
    as: 'gold',
    path: ({ intents }) => `/checkout-success?intentId=${intents.one.id}`,
    shows: (s) => s.page.getByRole('link', { name: s.t.checkout.labels.download }),
  },
  {
    ...checkoutAs(
      'cancel-open',
      () => ({ status: 'payment_pending', provider: 'paypal', awaitsBuyer: true, buyerUrl }),
      (s) => s.t.result.checkoutError.stillOpen,
    ),
    path: '/checkout-cancel?intentId=ci_state',
  },
  labelOf('one', 'one', (s) => s.page.getByRole('link', { name: s.t.checkout.labels.download })),
  labelOf('two', 'two', (s) => s.page.getByRole('link', { name: s.t.checkout.labels.downloadAll })),
  labelOf('customs-papers', 'hub', (s) => s.page.getByRole('heading', { name: s.t.papers.title })),
  labelOf('customs-paperless', 'paperless', (s) => s.t.papers.nothing),
  labelOf('hub', 'hub', (s) => s.t.checkout.labels.hubText),
  labelOf('held', 'held', (s) => s.t.checkout.hold.text),
  labelOf('pickup-unconfirmed', 'unconfirmed', (s) => s.t.checkout.pickup.unconfirmed),
];

const desk: Screen[] = [
  { name: 'dashboard-empty', as: 'newcomer', path: '/dashboard', shows: (s) => s.t.orders.empty.title },
  {
    name: 'dashboard-loading',
    as: 'gold',
    path: '/dashboard',
    answers: silence('**/api/dashboard/**'),
    shows: (s) => heading(s, s.t.orders.title),
  },
  {
    name: 'dashboard-failed',
    as: 'gold',
    path: '/dashboard',
    answers: broken('**/api/dashboard/**'),
    shows: (s) => s.t.orders.table.failed,
  },
  {
    name: 'dashboard',
    as: 'gold',
    path: '/dashboard',
    shows: (s) => heading(s, s.t.desk.charts.title),
  },
  {
    name: 'dashboard-none-found',
    as: 'gold',
    path: '/dashboard',
    reach: (s) => s.page.getByRole('searchbox', { name: s.t.orders.filters.search }).fill('Nirgendwo'),
    shows: (s) => s.t.orders.filters.none,
  },
  onOrder(
    'menu',
    'two',
    async () => undefined,
    (s) => s.page.getByRole('button', { name: s.t.desk.actions.details }),
  ),
  onOrder(
    'details-dialog',
    'two',
    (s) => click(s, s.t.desk.actions.details),
    (s) => dialog(s).getByRole('heading', { name: s.t.desk.detail.price }),
  ),
  onOrder(
    'tracking-dialog',
    'arrived',
    (s) => click(s, s.t.desk.actions.tracking),
    (s) => dialog(s).getByRole('list', { name: s.t.track.events }),
  ),
  onOrder(
    'refund-dialog',
    'two',
    (s) => click(s, s.t.desk.actions.refund),
    (s) => dialog(s).getByText(s.t.desk.refund.warningByInvoice),
  ),
  { name: 'shipments', as: 'gold', path: '/shipments', shows: (s) => s.page.getByText(/HP-/).first() },
];

/** Opens the menu of the one order found by its recipient's name. */
function onOrder(
  name: string,
  recipient: keyof typeof recipients,
  reach: (scene: Scene) => Promise<unknown>,
  shows: Screen['shows'],
): Screen {
  return {
    name: `dashboard-${name}`,
    as: 'gold',
    path: '/dashboard',
    reach: async (s) => {
      await search(s.page, s.t, recipients[recipient]);
      await s.page.getByRole('button', { name: /HP-/ }).click();
      await expect(s.page.getByRole('button', { name: s.t.desk.actions.details })).toBeFocused();
      await reach(s);
    },
    shows,
  };
}

const profile: Screen[] = [
  {
    name: 'profile',
    as: 'gold',
    path: '/profile',
    shows: (s) => s.page.getByLabel(s.t.profile.data.firstName),
  },
  {
    name: 'profile-failed',
    as: 'gold',
    path: '/profile',
    answers: broken('**/api/profile'),
    shows: (s) => s.t.profile.failed,
  },
  {
    name: 'profile-addresses',
    as: 'gold',
    path: '/profile?tab=addresses',
    shows: (s) => s.page.getByRole('button', { name: s.t.profile.book.add }),
  },
  {
    name: 'profile-addresses-empty',
    as: 'newcomer',
    path: '/profile?tab=addresses',
    shows: (s) => s.t.profile.book.emptyTitle,
  },
  {
    name: 'profile-address-dialog',
    as: 'gold',
    path: '/profile?tab=addresses',
    reach: (s) => click(s, s.t.profile.book.add),
    shows: (s) => dialog(s).getByText(s.t.profile.book.addTitle),
  },
  {
    name: 'profile-remove-dialog',
    as: 'gold',
    path: '/profile?tab=addresses',
    reach: (s) =>
      s.page
        .getByRole('button', { name: s.t.profile.book.removeNamed('Zoë Quinn') })
        .first()
        .click(),
    shows: (s) => dialog(s).getByText(s.t.profile.book.removeTitle),
  },
  {
    name: 'profile-security',
    as: 'gold',
    path: '/profile?tab=security',
    shows: (s) => s.page.getByLabel(s.t.security.password.current),
  },
  {
    name: 'profile-deletion-dialog',
    as: 'gold',
    path: '/profile?tab=security',
    reach: (s) => click(s, s.t.security.deletion.action),
    shows: (s) => dialog(s).getByText(s.t.security.deletion.dialogTitle),
  },
];

/** Grouped by account. */
export const screens: readonly Screen[] = [
  ...strangers,
  ...auth,
  ...around,
  ...results,
  ...wizard,
  ...rates,
  ...checkout,
  ...desk,
  ...profile,
];
