"""What the README shows of Python runs as it stands there."""

import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_samples_of_the_readme_run_one_after_the_other() -> None:
    samples = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert len(samples) >= 2
    said: dict[str, object] = {}
    for sample in samples:
        exec(sample, said)
    assert repr(said["state"]).startswith("<Glory: ")
