import './period-fields.css'
import { Labelled } from './labelled.tsx'
import { MomentField } from './moment-field.tsx'

interface PeriodFieldsProps {
  readonly labels: { readonly from: string; readonly to: string }
  /** Instants as the wire writes them; '' for no bound. */
  readonly from: string
  readonly to: string
  /** What is wrong with the two together; '' for nothing. */
  readonly problem: string
  readonly onChange: (bound: { readonly from: string } | { readonly to: string }) => void
}

/** From when to when something is shown, each bound by itself. */
export const PeriodFields = ({ labels, from, to, problem, onChange }: PeriodFieldsProps) => (
  <div className="period-fields">
    <Labelled label={labels.from}>
      {(field) => <MomentField {...field} value={from} onChange={(instant) => onChange({ from: instant })} />}
    </Labelled>
    <Labelled label={labels.to} problem={problem}>
      {(field) => <MomentField {...field} value={to} onChange={(instant) => onChange({ to: instant })} />}
    </Labelled>
  </div>
)
