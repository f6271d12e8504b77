import './facts.css'

export interface Fact {
  readonly name: string
  /** '' is left out. */
  readonly value: string
}

/** Names with their values, in a row that wraps or one below the other. */
export const Facts = ({ facts, shape = 'row' }: { facts: readonly Fact[]; shape?: 'row' | 'column' }) => (
  <dl className="facts" data-shape={shape}>
    {facts
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
