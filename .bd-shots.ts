import { chromium } from '@playwright/test'
const base='http://127.0.0.1:8471'
const run=async()=>{
 const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']})
 const ctx=await b.newContext({viewport:{width:1366,height:768},locale:'zh-CN',timezoneId:'Asia/Shanghai'})
 const page=await ctx.newPage()
 page.on('console',m=>{if(m.type()==='error')console.log('CONSOLE',m.text())}); page.on('pageerror',e=>console.log('PAGEERR',e.message))
 await page.goto(base+'/'); await page.getByRole('banner').getByRole('button',{name:'登录',exact:true}).click()
 const d=page.getByRole('dialog'); await d.getByRole('textbox',{name:'账号'}).fill('13900000001'); await d.getByLabel('密码',{exact:true}).fill('Zhiyuan2026'); await d.locator('button[type=submit]').click()
 await page.getByRole('button',{name:'用户菜单'}).waitFor()
 const token=await page.evaluate(()=>Object.entries(localStorage))
 const t=token.find(([k])=>/token/i.test(k))?.[1].replace(/"/g,'')
 const search=async(q:string,type:number)=>{const r=await page.evaluate(async([q,type,t])=>{const r=await fetch('/api/user/search/getsearchlist',{method:'POST',headers:{'content-type':'application/json',Authorization:'Bearer '+t},body:JSON.stringify({Keyword:q,Type:type,PageIndex:1,PageSize:5})});return r.json()},[q,type,t] as const); return r.Data?.Items?.[0]?.Id}
 const ids={course:await search('勾股定理及其逆定理',1),empty:await search('一次校园用水调查',1),live:await search('几何画板工作坊',2),res:await search('阿基米德原理',3)}
 console.log(JSON.stringify(ids), t?.slice(0,8))
 const scenes:[string,string][]=(process.argv[2]??'').split(',').map(s=>s.split('=') as any)
 const all:Record<string,string>={course:`/introduction?id=${ids.course}&type=1`,files:`/introduction?id=${ids.course}&type=1&tab=files`,report:`/introduction?id=${ids.course}&type=1&tab=report`,empty:`/introduction?id=${ids.empty}&type=1`,live:`/introduction?id=${ids.live}&type=2`,res:`/details?id=${ids.res}&type=3`,missing:'/introduction?id=99999&type=1'}
 const widths:[number,number,string][]=[[1366,768,'light'],[820,1180,'light'],[390,844,'dark']]
 for(const name of (process.argv[2]??'course').split(',')) for(const [w,h,s] of widths){
  if(process.argv[3]&&!process.argv[3].split(',').includes(String(w))) continue
  await page.setViewportSize({width:w,height:h}); await page.emulateMedia({colorScheme:s as any})
  await page.goto(base+all[name]); await page.waitForTimeout(1500)
  await page.screenshot({path:`/tmp/bd-${name}-${w}.png`,fullPage:true}); console.log(name,w,await page.title())
 }
 await b.close()
}
run()
