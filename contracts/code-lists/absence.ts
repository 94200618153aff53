import { codeList } from './code-list.ts'

/** The types of sick leave (second document §3.5; Sjuklönelagen 6–7 §§). */
export const sickLeaveTypes = codeList(
  {
    K: 'Karensavdrag',
    L: 'Sjuklön, dag 2–14',
    E: 'Ej rätt till sjuklön',
    P: 'Sjukpenning, från dag 15',
  },
  'as given',
)

/**
 * The types of absence, grouped by the law that gives the right to them: Sjuklönelagen,
 * Föräldraledighetslagen, Semesterlagen, Studieledighetslagen, lag 1988:1465 om ledighet för
 * närståendevård, Förtroendemannalagen, Lagen om totalförsvarsplikt. FPE and TFP are the types that
 * the employer's declaration reports to Försäkringskassan from 2025.
 */
export const absenceTypes = codeList({
  SJK: 'Sjukdom',
  ASK: 'Arbetsskada',
  SMB: 'Smittbärare',
  REH: 'Rehabilitering',
  FSP: 'Förebyggande sjukpenning',
  GRA: 'Graviditetspenning',
  FPE: 'Föräldraledighet med föräldrapenning',
  FLE: 'Föräldraledighet utan föräldrapenning',
  TFP: 'Vård av barn',
  TIO: 'Tio dagar vid barns födelse',
  NÄR: 'Närståendevård',
  SEM: 'Semester',
  SEO: 'Obetald semester',
  KOM: 'Kompensationsledighet',
  ATF: 'Arbetstidsförkortning',
  FLX: 'Flexledighet',
  PER: 'Permission',
  TJL: 'Tjänstledighet',
  STU: 'Studieledighet',
  SFI: 'Svenskundervisning för invandrare',
  FAC: 'Facklig tid',
  TFT: 'Totalförsvarstjänstgöring',
  OMB: 'Offentligt uppdrag',
  KOR: 'Korttidsarbete',
  PRM: 'Permittering',
  OGI: 'Ogiltig frånvaro',
})

/** The types of holiday (Semesterlagen 4, 8, 18 and 29 a §§). */
export const holidayTypes = codeList(
  {
    BET: 'Betald semester',
    SPA: 'Sparad semester',
    FÖR: 'Förskottssemester',
    OBE: 'Obetald semester',
  },
  'as given',
)

/** The methods of calculating holiday pay (Semesterlagen 16, 16 a and 16 b §§). */
export const holidayPayRules = codeList({ SAM: 'Sammalöneregeln', PRO: 'Procentregeln' })
