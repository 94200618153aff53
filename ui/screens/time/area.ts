import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { Area } from '#ui/shell/area.ts'
import { plannedScreens } from '#ui/shell/planned-screens.ts'

const needsEmployees = { needsEmployees: true } as const

/** Absence, working time and allowances. */
export const time: Area = {
  screens: plannedScreens(CalendarClock, [
    ['Kalendarie', '/kalendarie', 'Kalendarie', 'Kalendarie.Read', needsEmployees],
    ['Tidrapport', '/tidrapport', 'Tidrapport', 'Tidrapport.Read', needsEmployees],
    ['Ersattningar', '/ersattningar', 'Ersättningar', 'Ersattningar.Read', needsEmployees],
    ['NewErsattning', '/ersattningar/:AnstNr/@/new', 'Ny ersättning', 'Ersattningar.Write', needsEmployees],
    ['Ersattning', '/ersattningar/:AnstNr/:RadId', 'Ersättning', 'Ersattningar.Read', needsEmployees],
    ['FKSjukanmalan', '/fksjukanmalan', 'Sjukanmälan till Försäkringskassan', 'FKSjukanmalan.Read'],
    ['Narvarostatus', '/narvarostatus', 'Närvarostatus', 'Narvarostatus.Read'],
  ]),
}
