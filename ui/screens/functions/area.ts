import Shapes from 'lucide-react/icons/shapes'
import { oneOf } from '#contracts/rights/openings.ts'
import type { Area } from '#ui/shell/area.ts'
import { plannedScreens } from '#ui/shell/planned-screens.ts'

const collectum = oneOf('Collectum.ITP1.Read', 'Collectum.ITP2.Read')
const scb = oneOf('SCB.SLP.Read', 'SCB.KLP.Read', 'SCB.KSJU.Read', 'SCB.SUS.Read', 'SCB.KSP.Read')

/** Reports to pension and statistics, salary reviews, analysis and documents. */
export const functions: Area = {
  screens: plannedScreens(Shapes, [
    ['DataTreeSearch', '/datatreesearch', 'Analys', 'DataTreeSearch.Read'],
    ['Fora', '/fora', 'Fora', 'Fora.Read'],
    ['Collectum', '/collectum', 'Collectum', collectum],
    ['SCB', '/scb', 'SCB', scb],
    ['SAF', '/saf', 'Svenskt Näringsliv', 'SAF.Read'],
    ['KFO', '/kfo', 'Fremia (KFO)', 'KFO.Read'],
    ['KPBer', '/kpber', 'KP Pension', 'KP.Read'],
    ['KPBerItem', '/kpber/:Id', 'Beredning till KP Pension', 'KP.Read'],
    ['LOSEN', '/losen', 'LÖSEN', 'LOSEN.Read'],
    ['LosenPersonal', '/losenpersonal/:LoneperiodStartdatum/:LoneperiodSlutdatum', 'LÖSEN: personal', 'LOSEN.Read'],
    [
      'LosenDetails',
      '/losendetails/:LoneperiodStartdatum/:LoneperiodSlutdatum/:AnstNr',
      'LÖSEN: detaljer',
      'LOSEN.Read',
    ],
    ['Lonerevision', '/lonerevision', 'Lönerevision', 'LoneRevision.Read'],
    ['LonerevisionItem', '/lonerevision/:Id', 'Lönerevision', 'LoneRevision.Read'],
    ['Lonekartlaggning', '/lonekartlaggning', 'Lönekartläggning', 'Lonekartlaggning.Read'],
    ['Documents', '/documents', 'Dokument', 'Documents.Read'],
  ]),
}
