import { useEffect } from 'react'
import { useConfiguration } from '../actors-context.tsx'

/** Names the document: the page's own title first, then the product's. */
export const usePageTitle = (title: string): void => {
  const { productName } = useConfiguration()
  useEffect(() => {
    document.title = `${title} - ${productName}`
  }, [title, productName])
}
