import { codeList } from './code-list.ts'

/** How an employment ends (Lagen om anställningsskydd 4, 6, 7 and 18 §§). */
export const employmentEndings = codeList(
  {
    ARBRIST: 'Uppsägning på grund av arbetsbrist',
    PERSONL: 'Uppsägning av personliga skäl',
    AVSKED: 'Avsked',
    EGEN: 'Den anställdas egen uppsägning',
    OVERENS: 'Överenskommelse',
    TIDSBEG: 'Den avtalade tiden har löpt ut',
    PROV: 'Provanställningen har avbrutits',
    PENSION: 'Pension',
    ANNAT: 'Annat',
  },
  'as given',
)
