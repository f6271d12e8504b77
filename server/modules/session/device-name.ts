/** The first that fits: browsers name those whose engine they use as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, '微信'],
  [/DingTalk/, '钉钉'],
  [/QQBrowser\//, 'QQ浏览器'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/Android/, '安卓'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const firstIn = (names: readonly (readonly [RegExp, string])[], userAgent: string): string =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''

/** `Chrome · Windows`: enough to know one's own device again, and all that is kept of it; '' for nothing known. */
export const deviceNameOf = (userAgent: string | undefined): string =>
  [firstIn(BROWSERS, userAgent ?? ''), firstIn(SYSTEMS, userAgent ?? '')]
    .filter((name) => name !== '')
    .join(' · ')
