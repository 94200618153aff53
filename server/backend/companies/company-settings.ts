import type { z } from 'zod'
import { FtgInfo } from '#contracts/shapes/session.ts'

const columns = {
  FtgId: true,
  FtgKey: true,
  Namn: true,
  Orgnr: true,
  Adress1: true,
  Adress2: true,
  Archived: true,
  UserAccount: true,
} as const

/** The part of a company's settings that the session knows. */
const SessionSettings = FtgInfo.omit(columns)
type SessionSettings = z.infer<typeof SessionSettings>

const units = [1, 2, 3, 4, 5, 6] as const

/** What holds for a setting that the company has not made (second document §3.1). */
const defaults: Readonly<Record<string, unknown>> = {
  BrukareNamnTyp: 'BRUKARE',
  UseLSS: false,
  UseAvdelning: false,
  UseLosen: false,
  UseAttestWebLonHuv: false,
  AmfTecknad: false,
  ITPTecknad: false,
  ScbStatistik: false,
  SafMedlem: false,
  KfoMedlem: false,
  KPTecknad: false,
  ...Object.fromEntries(
    units.flatMap(n => [
      [`OpenResEnhet${n}`, false],
      [`ResEnhet${n}Namn`, `Resultatenhet ${n}`],
      [`RegisterResEnh${n}`, true],
    ]),
  ),
}

export const sessionSettings = (stored: Readonly<Record<string, unknown>>): SessionSettings =>
  SessionSettings.parse({ ...defaults, ...stored })
