import Calculator from 'lucide-react/icons/calculator'
import { useNavigate, useParams } from 'react-router-dom'
import { right } from '#contracts/rights/openings.ts'
import { useMay } from '#ui/runtime/access.ts'
import { vehicleTexts } from '#ui/screens/employees/vehicles/vehicles.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { useMayWrite } from '../use-employees.ts'
import { recalculationPath } from './paths.ts'
import { VehiclesCard } from './vehicles-card.tsx'

const texts = vehicleTexts.list

/** Renders `/registry/employees/{AnstNr}/vehicles`: the company cars of an employee. */
export default function Vehicles() {
  const { AnstNr = '' } = useParams()
  const navigate = useNavigate()
  const mayWrite = useMayWrite()
  const mayCalculate = useMay(right('Registry.PerReg.CalcVehicleBenefits'))
  return (
    <>
      <PageHeader
        title={texts.title}
        context={texts.context(AnstNr)}
        actions={
          mayCalculate && (
            <Button icon={Calculator} onClick={() => navigate(recalculationPath)}>
              {texts.recalculate}
            </Button>
          )
        }
      />
      <VehiclesCard key={AnstNr} AnstNr={AnstNr} mayWrite={mayWrite} />
    </>
  )
}
