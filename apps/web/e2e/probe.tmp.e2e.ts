import { test } from './fixtures.ts';
import { become, gameAgainst } from './tables.ts';
import { Player } from './player.ts';
test.use({ bypassCSP: true });
test('probe', async ({ page }) => {
  await become(page, 'Ann');
  const { table } = await gameAgainst(page, ['bramble', 'magpie', 'vixen', 'magpie', 'bramble'], { kingdom: { kind: 'recommended', id: 'big-money' } });
  await page.goto(`/t/${table}`);
  const player = new Player(page, { wants: [] });
  await player.play(({ lit }) => lit.length > 0);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const get = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map((m) => [m.name, m.value]));
  const measure = async (label: string) => {
    await page.waitForTimeout(300);
    const a = await get();
    await page.evaluate(() => {
      const log = document.querySelector('.lines') ?? document.body;
      const hand = document.querySelector('[data-question] .sentence') as HTMLElement;
      for (let i = 0; i < 10; i++) { hand.textContent = `x ${i}`; void log.scrollHeight; hand.getBoundingClientRect(); }
    });
    const b = await get();
    const d = (k: string) => (b[k] ?? 0) - (a[k] ?? 0);
    console.log(label, 'layouts', d('LayoutCount'), 'ms per layout', (1000 * d('LayoutDuration') / d('LayoutCount')).toFixed(1), 'style per layout', (1000 * d('RecalcStyleDuration') / d('LayoutCount')).toFixed(1), 'recalcs', d('RecalcStyleCount') / d('LayoutCount'));
  };
  await measure('as is');
  const css = async (text: string) => { const h = await page.addStyleTag({ content: text }); await measure(text.slice(0, 90)); await h.evaluate((e) => (e as Element).remove()); };
  await css('.board{grid-template-rows:minmax(0,1fr) !important}');
  await css('.board{grid-template-rows:100% !important}');
  await css('.board{grid-template-rows:856px !important; height: 856px !important}');
  await css('.ground{height: 856px !important; width: 1100px !important}');
  await css('.board{display:flex !important} .ground{flex:1 1 0 !important}');
  await css('.board{display:block !important; position: relative} .ground{position:absolute; inset: 0 300px 0 0}');
  await css('.table{grid-template-columns: minmax(0,1fr)}');
});
