// PO boxes in an address line: express carriers do not deliver there (C-31).

/** Spellings of PO boxes in our destination countries; short forms count with a number only, most at the beginning. */
const forms: readonly RegExp[] = [
  // de, nl, da, no, fi
  /\b(postfach|postbus|postboks|postilokero)\b/,
  // en: "P.O. Box", "GPO Box", "POB 12"
  /\bg?p\.? ?o\.? ?b(ox)?\b|\b(post (office )?box|private bag|locked bag)\b/,
  // fr, es, pt, it, pl, hu, tr
  /\b(bo[iî]te postale|case postale|apartado|caixa postal|casella postale|skrytka pocztowa|posta kutusu)\b/,
  /\bpostafi[oó]k/,
  /\bb\.? ?p\.? ?\d/,
  /^(pf\.?|box|skr\. ?poczt\.?) ?\d/,
];

/** A hint, never a reason to refuse: a street may have any name. */
export function isPoBox(line: string): boolean {
  const text = line.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return forms.some((form) => form.test(text));
}
