// What the report does by itself: values under the pointer in the curves. Without it, nothing is lost but that.

export const SCRIPT = `
const tip = document.getElementById('tip');
for (const chart of document.querySelectorAll('.chart')) {
  const { left, right, last, games, series, said } = JSON.parse(chart.dataset.chart);
  const svg = chart.firstElementChild, cross = svg.querySelector('.cross');
  const hide = () => { tip.style.visibility = cross.style.visibility = 'hidden'; };
  chart.addEventListener('pointerleave', hide);
  chart.addEventListener('pointermove', (event) => {
    const box = svg.getBoundingClientRect(), from = box.width * left, to = box.width * right;
    const turn = Math.round(1 + ((event.clientX - box.left - from) / (to - from)) * (last - 1));
    if (turn < 1 || turn > last) return hide();
    const x = svg.viewBox.baseVal.width * (left + ((turn - 1) / (last - 1)) * (right - left));
    cross.setAttribute('x1', x); cross.setAttribute('x2', x); cross.style.visibility = 'visible';
    const title = document.createElement('b');
    title.textContent = said.turn.replace('#', turn);
    const rows = series.flatMap(({ name, points }, index) => {
      const point = points.find((one) => one[0] === turn);
      if (!point) return [];
      const row = document.createElement('span'), value = document.createElement('i');
      row.className = 's' + index;
      value.textContent = point[1].toFixed(1);
      const rare = point[2] < games / 2 ? ' (' + said.share.replace('#', Math.round((100 * point[2]) / games) + ' %') + ')' : '';
      row.append(name + rare, value);
      return [row];
    });
    tip.replaceChildren(title, ...rows);
    const room = tip.getBoundingClientRect();
    tip.style.left = Math.min(event.clientX + 16, innerWidth - room.width - 8) + 'px';
    tip.style.top = Math.max(8, event.clientY - room.height - 12) + 'px';
    tip.style.visibility = 'visible';
  });
}
`;
