// "Report a problem": a file with what somebody needs to see it, too. Of a game that still runs only what all may see.
import * as http from '../wire/http';

/** `moment`: what the screen showed. */
export async function report(id: string, moment: Record<string, unknown>): Promise<void> {
  const [house, table] = await Promise.all([http.house(), http.seeTable(id)]);
  const over = table.status === 'over' || table.status === 'abandoned';
  const told = {
    report: 'sengoku-report-1',
    versions: { server: house.version, protocol: house.protocol, browser: navigator.userAgent },
    language: navigator.language,
    screen: `${innerWidth}x${innerHeight}`,
    table: {
      id,
      game: table.game,
      edition: table.edition,
      options: table.options,
      seats: table.seats.length,
      bots: table.seats.map((seat) => seat.bot),
      status: table.status,
      version: table.version,
      ply: table.ply,
    },
    moment: { page: location.pathname, at: new Date().toISOString(), ...moment },
    record: over ? await fetch(http.recordPath(id)).then((found) => found.json()) : null,
    public: over ? null : await http.present(id).catch(() => null),
  };
  save(`sengoku-report-${id}.json`, JSON.stringify(told, null, 1));
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
