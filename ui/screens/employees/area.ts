import BookUser from 'lucide-react/icons/book-user'
import { loadChunk } from '#ui/chunks/load-chunk.ts'
import type { Area } from '#ui/shell/area.ts'
import { plannedScreens } from '#ui/shell/planned-screens.ts'

const person = '/registry/employees/:AnstNr'
const absences = '/registry/employees/:AnstNr/franvaro'
const ofPerson = '/registry/employees/:AnstNr/vehicles'
const absence = { load: () => import('./absences/absence.tsx') }
const vehicle = { load: () => import('./vehicles/vehicle.tsx') }

/** The employees of the chosen company. */
export const employees: Area = {
  finds: () => loadChunk(() => import('./employee-finds.ts')),
  screens: plannedScreens(BookUser, [
    [
      'Personalregister',
      '/registry/employees',
      'Personalregister',
      'Registry.PerReg.Read',
      { load: () => import('./employees.tsx') },
    ],
    [
      'NewPerson',
      '/registry/employees/@/create',
      'Ny anställd',
      'Registry.PerReg.Write',
      { load: () => import('./new-employee.tsx') },
    ],
    ['Person', person, 'Anställd', 'Registry.PerReg.Read', { load: () => import('./employee.tsx') }],
    [
      'VehicleBenefits',
      '/registry/employees/@/vehicles',
      'Beräkna bilförmån',
      'Registry.PerReg.CalcVehicleBenefits',
      { load: () => import('./vehicles/recalculation.tsx') },
    ],
    [
      'PersonDocuments',
      `${person}/documents`,
      'Dokument',
      'Registry.PerReg.Read',
      { load: () => import('./files/documents.tsx') },
    ],
    [
      'PersonCertificate',
      `${person}/certificate`,
      'Arbetsgivarintyg',
      'Registry.PerReg.ArbGivIntyg',
      { load: () => import('./files/certificate.tsx') },
    ],
    ['Absences', absences, 'Frånvaro', 'Registry.PerReg.Franvaro', { load: () => import('./absences/absences.tsx') }],
    ['NewAbsence', `${absences}/@/create`, 'Ny frånvaro', 'Registry.PerReg.Franvaro', absence],
    ['Absence', `${absences}/:Id`, 'Frånvaro', 'Registry.PerReg.Franvaro', absence],
    ['Vehicles', ofPerson, 'Förmånsbilar', 'Registry.PerReg.Read', { load: () => import('./vehicles/vehicles.tsx') }],
    ['NewVehicle', `${ofPerson}/@/create`, 'Ny förmånsbil', 'Registry.PerReg.Write', vehicle],
    ['Vehicle', `${ofPerson}/:Id`, 'Förmånsbil', 'Registry.PerReg.Read', vehicle],
  ]),
}
