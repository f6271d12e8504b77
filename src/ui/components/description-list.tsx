import './description-list.css'

export interface Description {
  readonly name: string
  /** '' is left out. */
  readonly value: string
}

export interface DescriptionListProps {
  readonly items: readonly Description[]
  readonly shape?: 'row' | 'column'
}

/** Names with their values, in a row that wraps or one below the other. */
export const DescriptionList = ({ items, shape = 'row' }: DescriptionListProps) => (
  <dl className="description-list" data-shape={shape}>
    {items
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
