import './content-card.css'
import './card-skeleton.css'

/** A content card that is still to come, of the same size. */
export const CardSkeleton = () => (
  <div className="content-card card-skeleton" aria-hidden="true">
    <div className="content-card__cover" />
    <div className="content-card__body">
      <span className="card-skeleton__name" />
      <span className="card-skeleton__line" />
      <span className="card-skeleton__line" />
      <span className="card-skeleton__line" data-short="" />
    </div>
  </div>
)
