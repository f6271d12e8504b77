import { ChoiceRow } from './choice-row.tsx'

export interface OneOfRowProps<V extends string | number> {
  readonly name: string
  readonly choices: readonly (readonly [value: V, label: string])[]
  readonly chosen: V
  /** What is chosen where nothing narrows. */
  readonly any: V
  readonly onChoose: (value: V) => void
}

/** A row of which one at most is chosen; choosing again what is chosen gives it up. */
export const OneOfRow = <V extends string | number>({
  name,
  choices,
  chosen,
  any,
  onChoose,
}: OneOfRowProps<V>) => (
  <ChoiceRow
    name={name}
    choices={choices.map(([value, label]) => ({
      key: value,
      name: label,
      chosen: chosen === value,
      choose: () => onChoose(chosen === value ? any : value),
    }))}
    onAll={() => onChoose(any)}
  />
)
