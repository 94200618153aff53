import type { FormPage } from '../../forms/form-layout.ts'
import { freeBases, freeTexts, twenty } from '../counts.ts'

/**
 * The page Systemdata: the company's own bases, texts and numbers, and the permissions of its
 * administrators.
 */
export const systemDataPage: FormPage = {
  name: 'SysData',
  title: 'Systemdata',
  read: 'Settings.SysData.Read',
  write: 'Settings.SysData.Write',
  cards: [
    {
      id: 'access',
      title: 'Behörighet och inloggning',
      description: 'Hur man kommer in i företaget, vad företagsadministratörer får göra, och hur kort används.',
      rows: ['UseSMSVerification', 'UseFtgAdminUserAccountAccess', 'UseFtgAdminIntegrationsAccess', 'UseKortNrPIN'],
    },
    {
      id: 'work',
      title: 'Arbetssätt',
      description: 'Tidkoder och löneuppdrag.',
      rows: ['UseKalArtFtgKort', 'LoneuppdragUtanOrdningsnummerOrdning'],
    },
    {
      id: 'free-texts',
      title: 'Fritexter',
      description: 'Egna fält på personkortet.',
      rows: freeTexts.map(n => [`UseFritext${n}`, `Fritext${n}Namn`]),
    },
    {
      id: 'free-bases',
      title: 'Fria baser',
      description: 'Summor av lönearter som bokförs för sig.',
      rows: freeBases.map(n => [`UseGrund${n}`, `Grund${n}Namn`]),
    },
    {
      id: 'bases',
      title: 'Egna baser',
      description: 'Summor av lönearter med egna namn, och koden de har i formler.',
      isClosed: true,
      rows: twenty.map(n => [`BelNamnP${n}`, `BelKodP${n}`]),
    },
  ],
}
