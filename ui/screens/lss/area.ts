import HeartHandshake from 'lucide-react/icons/heart-handshake'
import type { Area } from '#ui/shell/area.ts'
import { plannedScreens } from '#ui/shell/planned-screens.ts'

/** Personal assistance by LSS and SFB. */
export const lss: Area = {
  redirects: [{ from: '/lss', to: '/lss/overview' }],
  screens: plannedScreens(HeartHandshake, [
    ['LSSRapOmk', '/lss/rapOmk', 'Rapportera omkostnader', 'LSS.RapOmk.Read'],
    ['LSSOverview', '/lss/overview', 'Beredning', 'LSS.Ber.Read'],
    ['LSSRapErs', '/lss/rapErs', 'Rapportera ersättning', 'LSS.RapErs.Read'],
    ['LSSRedov', '/lss/redov', 'Redovisning', 'LSS.Redov.Read'],
    ['LSSAterrapportering', '/lss/aterrapportering', 'Återrapportering', 'LSS.Aterrapportering.Read'],
    ['LSSSettings', '/lss/settings', 'Inställningar för LSS', 'LSS.Settings.Read'],
    ['LSSPeriod', '/lss/:LSSPeriod', 'Beredning för en period', 'LSS.Ber.Read'],
    ['LSSBeredning', '/lss/beredning/:Id', 'Beredning', 'LSS.Ber.Read'],
  ]),
}
