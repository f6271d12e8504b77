import './native-select.css'
import { Icon } from './icon.tsx'
import type { LabelledField } from './labelled.tsx'

export interface NativeSelectProps<Value extends string | number> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly name: string }[]
  readonly onChoose: (value: Value) => void
  readonly disabled?: boolean
  readonly describedBy?: string
  /** Of a field with its label above it. */
  readonly field?: LabelledField
}

/** One of several, by the browser's own select (docs/decisions/0017-native-category-select.md). */
export const NativeSelect = <Value extends string | number>({
  label,
  value,
  options,
  onChoose,
  disabled = false,
  describedBy,
  field,
}: NativeSelectProps<Value>) => (
  <span className="native-select">
    <select
      aria-label={label}
      aria-describedby={describedBy}
      {...field}
      value={value}
      disabled={disabled}
      onChange={({ target }) => {
        const chosen = options.find((option) => String(option.value) === target.value)
        if (chosen !== undefined) onChoose(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
    <Icon name="chevronDown" />
  </span>
)
