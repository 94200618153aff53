import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import type { DownloadPath } from '../../frame/download/download.types.ts'
import type { DeclarationOnDisplay, EmployerDeclarationContext } from './employer-declaration.types.ts'

/** Returns the declaration of the month on display, or null. */
export const declarationIn = ({ shown, contents }: EmployerDeclarationContext): EmployerDeclaration | null =>
  contents?.kind === 'period' && shown?.kind === 'period' && contents.of === shown.of ? contents.declaration : null

/** True when what has changed concerns what is on display. */
export const concerns = (shown: DeclarationOnDisplay | null, period: string | null): boolean =>
  shown !== null && (period === null || period.startsWith(shown.of))

/** Returns what to ask before a file is fetched, or null when nothing speaks against it. */
export function doubtsOf({ Stopp, EjKlara, Exporter }: EmployerDeclaration): string | null {
  const [last] = Exporter
  const doubts = [
    ...(Stopp > 0
      ? [`Kontrollerna har hittat ${Stopp} fel som Skatteverket väntas avvisa. Rätta dem först om du kan.`]
      : []),
    ...(EjKlara > 0 ? [`${EjKlara} lönebesked i månaden är inte klarmarkerade, och är inte med i filen.`] : []),
    ...(last?.Oforandrad
      ? [`En fil med samma innehåll är redan hämtad av ${last.Anvandare}. Skicka den inte två gånger.`]
      : []),
    ...(last && !last.Oforandrad
      ? [
          `En tidigare fil hämtades av ${last.Anvandare}. Den nya innehåller hela deklarationen och ersätter den, med samma specifikationsnummer.`,
        ]
      : []),
  ]
  return doubts.length > 0 ? doubts.join(' ') : null
}

/** Returns the path of a file of a month. */
export const filePath = (period: string, part: number): DownloadPath => `/file/employerDeclaration/${period}/${part}`
