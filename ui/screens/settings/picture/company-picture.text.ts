/** The texts of the company's picture (third document §2, §5). */
export const companyPictureTexts = {
  title: 'Företagsbild',
  description: 'Visas på lönebesked med logotyp, i företagslistan och i menyn.',
  upload: 'Ladda upp bild',
  change: 'Byt bild',
  remove: 'Ta bort',
  dialog: {
    title: 'Ladda upp ny bild',
    description: 'Välj en bild i formatet png eller jpeg, max 5mb.',
    file: 'Bild',
    chooseAgain: 'Sidan har laddats om, och den valda bilden följde inte med. Välj den igen.',
    cancel: 'Avbryt',
    save: 'Spara',
  },
} as const
