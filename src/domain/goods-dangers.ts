// Words in descriptions that sound like dangerous goods: the sender signs that there are none. A hint, never a refusal.

/** Whole words, German and English: liquids and gases that burn, and what explodes (IATA classes 1 to 3). */
const dangers =
  /(?<!\p{L})(parf[uü]ms?|perfumes?|eau de (toilette|parfum|cologne)|nagellacke?|nail (polish|varnish)|(haar|deo|lack|farb|pfeffer|imprägnier)sprays?|hairsprays?|hair sprays?|spray (paint|cans?)|spraydosen?|aerosole?s?|feuerzeuge?n?|(cigarette|gas|petrol) lighters?|lighters|feuerwerk|feuerwerkskörper|fireworks?|wunderkerzen|sparklers|gaskartuschen?|gas (cartridges?|canisters?)|benzin|petrol|gasoline|munition|ammunition)(?!\p{L})/iu;

const batteries =
  /(?<!(?:ohne|keine|without|no) )(?<!\p{L})(lithium|powerbanks?|power banks?|(handy|laptop|ersatz)?akkus?|batterien?|batter(y|ies)(?! (charger|case|holder|cover)))(?!\p{L})/iu;

/** `areBatteriesDeclared`: in the wizard's dialog, which knows the rules for them (C-15). */
export const soundsDangerous = (
  description: string,
  { areBatteriesDeclared }: { areBatteriesDeclared: boolean },
): boolean => {
  const text = description.normalize('NFC');
  return dangers.test(text) || (!areBatteriesDeclared && batteries.test(text));
};
