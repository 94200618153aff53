import type { PayslipAsItWas, PayslipOccasion } from '#contracts/payroll/versions/shapes.ts'

/** The texts of a payslip as it was. */
export const versionTexts = {
  title: (name: string) => `Som den var: ${name}`,
  unknown: 'Som den var',
  context: (month: string) => `Lönebeskedet för ${month}, vid varje händelse och nu.`,
  back: 'Lönebeskedet',
  moments: 'Händelser',
  choose: 'Välj en händelse',
  newest: 'Nu',
  by: (when: string, who: string) => (who === '' ? when : `${when}, ${who}`),
  occasions: {
    CREATED: 'Beräknades första gången',
    CALCULATED: 'Räknades om',
    READY: 'Klarmarkerades',
    UNREADY: 'Klarmarkeringen togs bort',
    ATTESTED: 'Attesterades',
    UNATTESTED: 'Attesten togs bort',
    PRINTED: 'Skrevs ut',
    PUBLISHED: 'Publicerades',
    PAID: 'Betalades ut',
    REVERSED: 'Återfördes',
  } satisfies Record<PayslipOccasion, string>,
  sides: { old: 'Då', now: 'Nu' },
  compared: (when: string) => `Lönebeskedet ${when}, och nu`,
  isNewest: 'Det här är lönebeskedet som det är nu. Välj en tidigare händelse för att se vad som har ändrats.',
  same: 'Lönen är densamma nu som då.',
  status: { old: 'Status då', now: 'Status nu' },
  basis: 'Underlaget som har ändrats',
  basisText: 'Uppgifterna som lönen räknades på, där de skiljer sig.',
  basisSame: 'Underlaget är detsamma nu som då.',
  fact: 'Uppgift',
  none: '–',
  warnings: 'Att granska då',
  proof: 'Kontroll',
  proofs: {
    SAME: 'Underlaget är räknat om och ger samma lönebesked, tecken för tecken.',
    DIFFERS: 'Underlaget ger inte samma lönebesked när det räknas om. Här visas det som sparades. Kontakta supporten.',
    OTHER_VERSION:
      'Lönebeskedet räknades med en tidigare version av programmet eller lagen. Här visas det som sparades, utan att räknas om.',
  } satisfies Record<PayslipAsItWas['Kontroll'], string>,
  details: { hash: 'Underlagets kontrollsumma', engine: 'Beräkningens version', law: 'Lagens version' },
  missing: {
    title: 'Den anställda har inget lönebesked i perioden',
    text: 'Det finns därför ingen historik.',
  },
  failed: 'Historiken kunde inte hämtas',
} as const
