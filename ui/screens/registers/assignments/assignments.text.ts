/** The texts of the screens of pay assignments. */
export const assignmentTexts = {
  title: 'Så blir det',
  period: 'Löneperiod',
  concerned: (count: string, isOne: boolean) => `${count} ${isOne ? 'anställd' : 'anställda'} får raden`,
  nobody: 'Ingen får raden i perioden.',
  nobodyWhy: 'Se efter att uppdraget är aktivt, att dagarna och intervallet träffar perioden och att urvalet stämmer.',
  waiting: 'Ange löneart och från när uppdraget gäller, så visas vilka som får raden.',
  total: 'Summa',
  first: (count: string) => `Summan är av de första ${count}.`,
  rows: 'De som får raden',
  times: (times: number, most: number) =>
    most > 0 ? `${times} av ${most} gånger tidigare` : times === 1 ? '1 gång tidigare' : `${times} gånger tidigare`,
  product: (quantity: string, price: string) => `${quantity} × ${price}`,
  failed: 'Det gick inte att räkna.',
  readOnly: 'Du kan läsa, men inte ändra.',
} as const
