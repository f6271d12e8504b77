import './pending-line.css'
import { copy } from '../copy/copy.ts'

/** A thin line at the top while a page is fetched; what is shown stays. */
export const PendingLine = () => (
  <div className="pending-line" role="progressbar" aria-label={copy.frame.loadingPage} />
)
