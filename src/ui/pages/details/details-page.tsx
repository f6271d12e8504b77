import { ContentFrame } from '../../components/content-frame.tsx'
import { copy } from '../../copy/copy.ts'

/** A resource or a question. */
export const DetailsPage = () => <ContentFrame title={copy.pageTitles.details} />
