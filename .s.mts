import { openTestDatabase } from '#tests/support/test-databases.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
const t0=performance.now()
const database = await openTestDatabase('embedded')
console.log('db', performance.now()-t0)
const app = await buildTestApp(database)
const ask = clientOf(app)
const token = await ask.tokenOf('teacher')
const h = { authorization: `Bearer ${token}` }
const get = async (url:string) => (await app.inject({method:'GET', url, headers:h})).json()
const post = async (url:string, payload:object) => (await app.inject({method:'POST', url, headers:h, payload})).json()
const S='/api/user/search/getsearchlist'
for (const k of ['勾股','勾','gougu','ggdl','gougud','人教版九上','北师大八下','高一必修一','钩股定理','勾股定里','last weekend','——','%','_','勾股 课件','初三上二次函数', '周慧敏', 'k','3σ'] ) {
  const t=performance.now(); const b = await post(S,{Keyword:k, PageSize:5})
  console.log(k, b.Code, b.Message, b.Data?.TotalCount, JSON.stringify(b.Data?.TypeCounts), b.Data?.Items?.slice(0,3).map((i:any)=>i.NameHtml).join(' | '), b.Data?.Suggest, (performance.now()-t).toFixed(1))
}
const show=(l:any)=>console.log(JSON.stringify(l).slice(0,700))
show(await get('/api/user/xkw/lefttree/0'))
show(await get('/api/user/xkw/lefttree/2?contentType=3'))
show(await get('/api/user/data/leftmenu/resource'))
show(await get('/api/user/data/leftmenu/junior-math'))
const m = (await get('/api/user/data/leftmenu/junior')).Data.find((n:any)=>n.Name==='数学').Id
const menu = await get(`/api/user/xkw/detailsleftmenu/2/${m}`); show(menu)
show(await get(`/api/user/xkw/lefttree/${menu.Data.DefaultBookId}`))
show(await get(`/api/user/xkw/lefttree/${menu.Data.DefaultBookId}/1`))
show(await get(`/api/user/xkw/lefttree/${m}/2`))
show(await get(`/api/user/xkw/detailsheadmenu/2/${m}/3`))
show(await get(`/api/user/data/headtag/0/1`))
show(await post('/api/user/structurepagecontent/getstructurepagelist',{SubjectId:m}))
show(await post('/api/user/livepagecontent/getslivepagelist',{LiveStatus:2}))
show(await get(`/api/user/resourcescontent/resourcescontentlist?SubjectId=${m}&Type=3&tagIds=1&PageSize=2`))
await app.close(); await database.close()
