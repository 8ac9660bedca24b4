// The German sentences of finding a tariff number; loaded after the page.
export const tariffs = {
  title: 'Vorschläge, bitte prüfen',
  idle: 'Beschreiben Sie die Ware: Dann stehen hier passende Tarifnummern.',
  none: 'Dazu gibt es keinen Vorschlag. Nennen Sie Ware und Material, oder durchsuchen Sie die Warengruppen.',
  found: (count: number) =>
    count === 1 ? '1 Vorschlag für die Tarifnummer' : `${count} Vorschläge für die Tarifnummer`,
  confidence: { high: 'passt gut', medium: 'passt vielleicht', low: 'unsicher' },
  chapter: (code: string) => `Kapitel ${code}`,
  taken: (code: string) => `Tarifnummer ${code} eingetragen.`,
  undo: 'Rückgängig',
  undone: 'Die Tarifnummer ist wieder wie zuvor.',
  browse: 'Warengruppe durchsuchen',
  advice: 'Ein Vorschlag ersetzt keine verbindliche Zolltarifauskunft.',
  search: 'Ware oder Warengruppe',
  searchHint: 'Zum Beispiel: Tasse, Ladekabel',
  results: 'Passende Tarifnummern',
  chapters: 'Kapitel des Zolltarifs',
  back: 'Alle Kapitel',
  heading: (code: string) => `Position ${code}`,
  nothing: 'Dazu gibt es weder eine Ware noch ein Kapitel.',
  loading: 'Der Zolltarif wird geladen …',
  failed: 'Der Zolltarif konnte nicht geladen werden.',
};
