/** The texts of the company's picture (third document §2, §5). */
export const companyPictureTexts = {
  title: 'Företagsbild',
  description: 'Visas på lönebesked med logotyp, i företagslistan och i menyn.',
  upload: 'Ladda upp bild',
  change: 'Byt bild',
  remove: 'Ta bort',
} as const
