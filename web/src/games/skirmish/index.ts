import type { GameTable } from '../../desk';
import Table from './Table.svelte';

export default { Table, drawn: () => false, flights: () => [] } satisfies GameTable;
