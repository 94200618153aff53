import ChartColumn from 'lucide-react/icons/chart-column'
import { reportRoutes } from '#contracts/reports/report-names.ts'
import type { Area } from '#ui/shell/area.ts'
import { plannedScreens } from '#ui/shell/planned-screens.ts'

const planned = plannedScreens(ChartColumn, [
  ['Loneartslista', '/rapporter/loneartslista', 'Löneartslista', 'Reports.Loneartslista.Read'],
  ['Resultatrapport', '/rapporter/resultatrapport', 'Resultatrapport', 'Reports.Resultatrapport.Read'],
  ['Bruttolonelista', '/rapporter/bruttolonelista', 'Bruttolönelista', 'Reports.Bruttolonelista.Read'],
  ['Lonestatistik', '/rapporter/lonestatistik', 'Lönestatistik', 'Reports.Lonestatistik.Read'],
  ['Saldoskuld', '/rapporter/Saldoskuld', 'Saldon och skulder', 'Reports.Saldoskuld.Read'],
  ['Laslista', '/rapporter/laslista', 'LAS-lista', 'Reports.Laslista.Read'],
  ['Rehablista', '/rapporter/rehablista', 'Rehablista', 'Reports.Rehablista.Read'],
  ['FTEHeadcount', '/rapporter/fteHeadcount', 'Heltidstjänster och antal', 'HR.FTEHeadcount.Read'],
  ['TimeJournals', '/rapporter/timeJournals', 'Tidjournaler', 'Reports.TimeJournals.Read'],
  ['Avtalslista', '/rapporter/avtalslista', 'Avtalslista', 'Reports.Avtalslista.Read'],
  ['Personallista', '/rapporter/personallista', 'Personallista', 'Reports.Personallista.Read'],
  ['Brukarreglista', '/rapporter/brukarreglista', ({ list }) => list, 'Reports.Brukarreglista.Read'],
  [
    'Brukarperlista',
    '/rapporter/brukarperlista',
    ({ plural }) => `${plural} och anställda`,
    'Reports.Brukarperlista.Read',
  ],
  ['Personkort', '/rapporter/personkort', 'Personkort', 'Reports.Personkort.Read'],
  ['Perkontakt', '/rapporter/perkontakt', 'Kontaktuppgifter', 'Reports.Perkontakt.Read'],
  ['SINK', '/rapporter/SINK', 'SINK', 'Reports.SINK.Read'],
  ['DebKonto', '/rapporter/debiteringskonto', 'Debiteringskonto', 'Reports.DebKonto.Read'],
  ['Anvandarlista', '/rapporter/anvandarlista', 'Användarlista', 'Reports.Anvandarlista.Read'],
  ['Fackavgifter', '/rapporter/fackavgifter', 'Fackavgifter', 'Reports.Fackavgifter.Read'],
  ['Loneutmatning', '/rapporter/loneutmatning', 'Löneutmätning', 'Reports.Loneutmatning.Read'],
  ['Loneutveckling', '/rapporter/loneutveckling', 'Löneutveckling', 'Reports.Loneutveckling.Read'],
])

const declared: readonly string[] = Object.values(reportRoutes)

/** The reports (second document §2.2). Those that are declared have a screen. */
export const reports: Area = {
  screens: planned.map(screen =>
    declared.includes(screen.name) ? { ...screen, load: () => import('./report-screen.tsx') } : screen,
  ),
}
