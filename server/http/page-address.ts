/** Paths that scanners probe everywhere, such as consoles of other products; the product has no page there. */
const PROBED =
  /^(?:_\w*|actuator|boaform|cgi-bin|console|debug|druid|ecp|env|geoserver|graphql|hnap1|health|healthz|hudson|jenkins|livez|manager|metrics|mysql|nacos|owa|phpinfo|phpmyadmin|pma|readyz|remote|sdk|server-info|server-status|solr|status|struts|swagger|swagger-ui|v[12]|vendor|webui|wordpress|wp-[\w-]+)$/i

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * Whether a path may be a page of the app, outside the API: none that names a file anywhere in it, and none of those that
 * scanners probe for. For other unknown paths the app itself shows 页面不存在.
 */
export const isPageAddress = (url: string): boolean => {
  const path = decoded(url.split('?', 1)[0] ?? '')
  if (path === null) return false
  const [first = '', ...others] = path.split('/').filter((part) => part !== '')
  if (/^api$/i.test(first) || PROBED.test(first)) return false
  return [first, ...others].every((part) => !/[.\\:;]/.test(part))
}
