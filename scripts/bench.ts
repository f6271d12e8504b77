const BENCHES = {
  home: () => import('./bench/home.ts'),
  lighthouse: () => import('./bench/lighthouse.ts'),
  start: () => import('./bench/start.ts'),
  memory: () => import('./bench/memory.ts'),
} as const

/** `npm run bench -- NAME`: prints a number that the product promises; tests never assert one. */
export const main = async ([name = '']: readonly string[]): Promise<void> => {
  if (!Object.hasOwn(BENCHES, name)) {
    console.error(`npm run bench -- ${Object.keys(BENCHES).join(' | ')}`)
    process.exitCode = 1
    return
  }
  const { bench } = await BENCHES[name as keyof typeof BENCHES]()
  await bench()
}
